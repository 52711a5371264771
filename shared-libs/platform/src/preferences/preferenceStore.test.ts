import { createPreferenceStore } from './preferenceStore';

test('a choice is live at once and found again by the next start', () => {
  const store = createPreferenceStore();
  const heard = jest.fn();
  store.subscribe(heard);
  store.set('numberFormat', 'plain');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(createPreferenceStore().get()).toEqual({ motion: 'system', video: true, numberFormat: 'plain' });
});

test.each(['{', 'null', '[]', '{"motion":"wild","video":"yes"}'])(
  '[E5] a stored %s gives the defaults',
  (stored) => {
    localStorage.setItem('preferences', stored);
    expect(createPreferenceStore().get()).toEqual({ motion: 'system', video: true, numberFormat: 'locale' });
  },
);

test('another tab’s choice arrives', () => {
  const store = createPreferenceStore();
  localStorage.setItem('preferences', '{"video":false}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  expect(store.get().video).toBe(false);
});
