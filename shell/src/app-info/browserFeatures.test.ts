import { findBrowserFeatures } from './browserFeatures';

test('claims nothing about the integrity of import maps, for which browsers have no test', () => {
  const names = findBrowserFeatures().map(([name]) => name);
  expect(names).toContain('Import maps');
  expect(names.join()).not.toMatch(/integrity/i);
});
