import { DEFAULT_LOCALE } from './constants';
import { getDirection, isLocale } from './describeLanguage';
import { LANGUAGES } from './languages';

test('[E6] lists 15 languages, each with a locale, a name, a code and a flag', () => {
  expect(LANGUAGES.map(({ locale }) => locale)).toEqual(
    'en-US zh-HK zh-CN es-ES fr-FR ar-SA ru-RU pt-PT id-ID de-DE ja-JP ko-KR vi-VN it-IT th-TH'.split(' '),
  );
  expect(DEFAULT_LOCALE).toBe('en-US');
  for (const part of ['language', 'code', 'flagImg'] as const)
    expect(new Set(LANGUAGES.map((option) => option[part])).size).toBe(15);
});

test('recognizes the locale of each language, and no other text', () => {
  expect(LANGUAGES.filter(({ locale }) => !isLocale(locale))).toEqual([]);
  for (const text of ['../../x', '<script>', 'constructor', 'en', 'en-us', 'en-US ', '', null])
    expect(isLocale(text)).toBe(false);
});

test('lists Arabic as the only right-to-left language', () => {
  const rightToLeft = LANGUAGES.filter(({ locale }) => getDirection(locale) === 'rtl');
  expect(rightToLeft.map(({ locale }) => locale)).toEqual(['ar-SA']);
});
