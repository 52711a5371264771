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

test('applies a change made in another tab without notifying onChoice', () => {
  const store = createPreferenceStore();
  const handleChoice = jest.fn();
  store.onChoice(handleChoice);
  localStorage.setItem('preferences', '{"video":false}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  expect(store.get().video).toBe(false);
  expect(handleChoice).not.toHaveBeenCalled();
});

test('applies server values without notifying onChoice, and notifies no listener when nothing changes', () => {
  const store = createPreferenceStore();
  const [handleChange, handleChoice] = [jest.fn(), jest.fn()];
  store.subscribe(handleChange);
  store.onChoice(handleChoice);
  store.apply({ ...createPreferenceStore().get() });
  expect(handleChange).not.toHaveBeenCalled();
  store.apply({
    motion: 'reduced',
    emails: { newLogin: false, payments: true, battery: true, achievements: false },
    notifications: { news: false },
  });
  expect(createPreferenceStore().get()).toEqual({
    ...DEFAULTS,
    motion: 'reduced',
    emails: { newLogin: false, payments: true, battery: true, achievements: false },
    notifications: { news: false },
  });
  expect(handleChoice).not.toHaveBeenCalled();
});

test('passes what the player has changed to onChoice, including the language, until unsubscribed', () => {
  const store = createPreferenceStore();
  const handleChoice = jest.fn();
  const stop = store.onChoice(handleChoice);
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
  expect(handleChoice.mock.calls).toEqual(changes.map((change) => [change]));
  stop();
  store.set('video', true);
  expect(handleChoice).toHaveBeenCalledTimes(changes.length);
});
