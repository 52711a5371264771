import { DEFAULT_LOCALE } from './constants';
import { getDirection, isLocale } from './describeLanguage';
import { LANGUAGES } from './languages';

test('[E6] lists 15 languages, each with its own locale, name, code and flag', () => {
  expect(LANGUAGES.map(({ locale }) => locale)).toEqual(
    'en-US zh-HK zh-CN es-ES fr-FR ar-SA ru-RU pt-PT id-ID de-DE ja-JP ko-KR vi-VN it-IT th-TH'.split(' '),
  );
  expect(LANGUAGES.map(({ code }) => code)).toEqual(
    'en hk cn es fr ar ru pt id de ja ko vi it th'.split(' '),
  );
  for (const part of ['language', 'flagImg'] as const)
    expect(new Set(LANGUAGES.map((option) => option[part])).size).toBe(15);
  for (const { flagImg } of LANGUAGES) expect(flagImg).toMatch(/^\/assets\/flags\/[a-z]{2}\.svg$/);
});

test('recognizes values in the format of a locale, and rejects others', () => {
  expect(LANGUAGES.filter(({ locale }) => !isLocale(locale))).toEqual([]);
  for (const value of ['../../x', '<script>', 'constructor', 'en', 'en-us', 'en-US ', '', null])
    expect(isLocale(value)).toBe(false);
});

test('[E6] has English as the default', () => {
  expect(DEFAULT_LOCALE).toBe('en-US');
});

test('lists Arabic as the only right-to-left language', () => {
  const rightToLeft = LANGUAGES.filter(({ locale }) => getDirection(locale) === 'rtl');
  expect(rightToLeft.map(({ locale }) => locale)).toEqual(['ar-SA']);
});
