import { readPageLanguage } from './readPageLanguage';

test.each([
  ['consent=granted; language=ar-SA', 'ar-SA'],
  ['language=xx-XX', 'en-US'],
  ['language="><b>', 'en-US'],
  ['other_language=ar-SA', 'en-US'],
  [undefined, 'en-US'],
])('reads the language of the cookies %p as %s', (cookies, locale) =>
  expect(readPageLanguage(cookies)).toBe(locale),
);
