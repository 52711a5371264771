import { LANGUAGES } from '@hashgrid/contracts';
import { suggestLanguage } from './suggestLanguage';

const suggest = (...wanted: string[]) => suggestLanguage(LANGUAGES, wanted)?.locale;

test.each([
  ['de', 'de-DE'],
  ['pt-BR', 'pt-PT'],
  ['zh', 'zh-CN'],
  ['zh-TW', 'zh-HK'],
  ['zh-MO', 'zh-HK'],
  ['zh-Hant', 'zh-HK'],
  ['zh-Hant-TW', 'zh-HK'],
  ['zh-Hant-HK', 'zh-HK'],
  ['zh-Hans-SG', 'zh-CN'],
  ['fr-FR', 'fr-FR'],
])('suggests to a browser in %s the language %s', (wanted, locale) =>
  expect(suggest(wanted, 'en')).toBe(locale),
);

test.each([['en-GB'], ['sv-SE'], ['../x']])('suggests nothing to a browser in %s', (wanted) =>
  expect(suggest(wanted, 'de')).toBeUndefined(),
);

test('suggests nothing once a language has been chosen, even the default one', () => {
  localStorage.setItem('language', 'en-US');
  expect(suggest('de')).toBeUndefined();
});
