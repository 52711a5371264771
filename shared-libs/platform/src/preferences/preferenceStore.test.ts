import { createPreferenceStore } from './preferenceStore';

const DEFAULTS = {
  motion: 'system',
  video: true,
  numberFormat: 'locale',
  emails: { newLogin: true, payments: true },
};

test('applies a change immediately and restores it at the next start', () => {
  const store = createPreferenceStore();
  const listener = jest.fn();
  store.subscribe(listener);
  store.set('numberFormat', 'plain');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(createPreferenceStore().get()).toEqual({ ...DEFAULTS, numberFormat: 'plain' });
});

test.each([
  '{',
  'null',
  '[]',
  '7',
  '{"motion":"wild","video":"yes","emails":{"payments":1}}',
  '{"emails":null}',
  '{"emails":{"battery":"x"},"notifications":{"news":1,"everything":true}}',
])('[E5] falls back to the defaults for a stored %s', (stored) => {
  localStorage.setItem('preferences', stored);
  expect(createPreferenceStore().get()).toEqual(DEFAULTS);
});

test('applies a change of another tab without notifying onChoice', () => {
  const store = createPreferenceStore();
  const chosen = jest.fn();
  store.onChoice(chosen);
  localStorage.setItem('preferences', '{"video":false}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  expect(store.get().video).toBe(false);
  expect(chosen).not.toHaveBeenCalled();
});

test('applies server values without notifying onChoice, and notifies no listener when nothing changes', () => {
  const store = createPreferenceStore();
  const [changed, chosen] = [jest.fn(), jest.fn()];
  store.subscribe(changed);
  store.onChoice(chosen);
  store.apply({ ...createPreferenceStore().get() });
  expect(changed).not.toHaveBeenCalled();
  store.apply({
    motion: 'reduced',
    emails: { newLogin: false, payments: true, battery: true },
    notifications: { news: false },
  });
  expect(createPreferenceStore().get()).toEqual({
    ...DEFAULTS,
    motion: 'reduced',
    emails: { newLogin: false, payments: true, battery: true },
    notifications: { news: false },
  });
  expect(chosen).not.toHaveBeenCalled();
});

test('tells onChoice what the player has changed, including the language, until unsubscribed', () => {
  const store = createPreferenceStore();
  const chosen = jest.fn();
  const stop = store.onChoice(chosen);
  store.set('video', false);
  store.set('emails', { newLogin: true, payments: true, battery: true });
  store.set('notifications', { news: false });
  store.set('notifications', { news: false, halving: false });
  store.notifyLanguage('ja-JP');
  const changes = [
    { video: false },
    { emails: { battery: true } },
    { notifications: { news: false } },
    { notifications: { halving: false } },
    { language: 'ja-JP' },
  ];
  expect(chosen.mock.calls).toEqual(changes.map((change) => [change]));
  stop();
  store.set('video', true);
  expect(chosen).toHaveBeenCalledTimes(changes.length);
});
