import { DEFAULT_PREFERENCES, diffPreferences, mergePreferences } from './preferences';

const SAVED = { ...DEFAULT_PREFERENCES, notifications: { news: false } };

test('merging keeps fields that the changes omit, also within emails and notifications', () => {
  expect(mergePreferences(SAVED, {})).toEqual(SAVED);
  expect(
    mergePreferences(SAVED, {
      video: false,
      emails: { payments: false },
      notifications: { halving: false },
    }),
  ).toEqual({
    ...SAVED,
    video: false,
    emails: { newLogin: true, payments: false },
    notifications: { news: false, halving: false },
  });
  expect(mergePreferences(DEFAULT_PREFERENCES, { notifications: { news: true } }).notifications).toEqual({
    news: true,
  });
});

test('a diff has only the fields that differ, and merging it into the base gives the new preferences', () => {
  const next = {
    ...SAVED,
    motion: 'full' as const,
    emails: { newLogin: true, payments: false, battery: true },
    notifications: { news: false, halving: true },
  };
  const changes = diffPreferences(next, SAVED);
  expect(changes).toEqual({
    motion: 'full',
    emails: { payments: false, battery: true },
    notifications: { halving: true },
  });
  expect(mergePreferences(SAVED, changes)).toEqual(next);
  expect(diffPreferences(SAVED, SAVED)).toEqual({});
  expect(diffPreferences({ notifications: { news: false } }, DEFAULT_PREFERENCES)).toEqual({
    notifications: { news: false },
  });
});
