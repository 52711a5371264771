import { findBrowserFeatures } from './browserFeatures';

test('claims nothing about the integrity of import maps, for which browsers have no test', () => {
  const names = findBrowserFeatures().map(([name]) => name);
  expect(names).toContain('Import maps');
  expect(names.join()).not.toMatch(/integrity/i);
});

test('says whether dialogs can close on the Back button of Android', () => {
  const findCloseWatcher = () => findBrowserFeatures().find(([name]) => name === 'CloseWatcher');
  expect(findCloseWatcher()).toEqual(['CloseWatcher', false]);
  Object.assign(window, { CloseWatcher: EventTarget });
  expect(findCloseWatcher()).toEqual(['CloseWatcher', true]);
  Reflect.deleteProperty(window, 'CloseWatcher');
});
