import { DEFAULT_LOCALE } from './constants';
import { getDirection, LANGUAGES } from './languages';

test('[E6] there are 15 languages, each with a locale, a name, a code and a flag', () => {
  expect(LANGUAGES.map(({ locale }) => locale)).toEqual(
    'en-US zh-HK zh-CN es-ES fr-FR ar-SA ru-RU pt-PT id-ID de-DE ja-JP ko-KR vi-VN it-IT th-TH'.split(' '),
  );
  expect(DEFAULT_LOCALE).toBe('en-US');
  for (const part of ['language', 'code', 'flagImg'] as const)
    expect(new Set(LANGUAGES.map((option) => option[part])).size).toBe(15);
});

test('only Arabic reads from right to left', () => {
  const rightToLeft = LANGUAGES.filter(({ locale }) => getDirection(locale) === 'rtl');
  expect(rightToLeft.map(({ locale }) => locale)).toEqual(['ar-SA']);
});
