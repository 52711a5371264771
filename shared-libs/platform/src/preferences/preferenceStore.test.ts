import { createPreferenceStore } from './preferenceStore';

const DEFAULTS = {
  motion: 'system',
  video: true,
  numberFormat: 'locale',
  mails: { newSignIn: true, payments: true },
};

test('a choice is live at once and found again by the next start', () => {
  const store = createPreferenceStore();
  const heard = jest.fn();
  store.subscribe(heard);
  store.set('numberFormat', 'plain');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(createPreferenceStore().get()).toEqual({ ...DEFAULTS, numberFormat: 'plain' });
});

test.each([
  '{',
  'null',
  '[]',
  '7',
  '{"motion":"wild","video":"yes","mails":{"payments":1}}',
  '{"mails":null}',
])('[E5] a stored %s gives the defaults', (stored) => {
  localStorage.setItem('preferences', stored);
  expect(createPreferenceStore().get()).toEqual(DEFAULTS);
});

test('another tab’s choice arrives, and is no choice of this tab', () => {
  const store = createPreferenceStore();
  const chosen = jest.fn();
  store.onChoice(chosen);
  localStorage.setItem('preferences', '{"video":false}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  expect(store.get().video).toBe(false);
  expect(chosen).not.toHaveBeenCalled();
});

test('what the server keeps is taken over without being a choice, and tells nobody when nothing differs', () => {
  const store = createPreferenceStore();
  const [changed, chosen] = [jest.fn(), jest.fn()];
  store.subscribe(changed);
  store.onChoice(chosen);
  store.apply({ ...createPreferenceStore().get() });
  expect(changed).not.toHaveBeenCalled();
  store.apply({ motion: 'reduced', mails: { newSignIn: false, payments: true } });
  expect(createPreferenceStore().get()).toEqual({
    ...DEFAULTS,
    motion: 'reduced',
    mails: { newSignIn: false, payments: true },
  });
  expect(chosen).not.toHaveBeenCalled();
});

test('every choice is told, the language among them, until nobody listens', () => {
  const store = createPreferenceStore();
  const chosen = jest.fn();
  const stop = store.onChoice(chosen);
  store.set('video', false);
  store.notifyChange();
  expect(chosen).toHaveBeenCalledTimes(2);
  stop();
  store.set('video', true);
  expect(chosen).toHaveBeenCalledTimes(2);
});
