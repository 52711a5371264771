import { readLanguage } from './readLanguage';

test.each([
  ['ja-JP', 'ja-JP'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'fr-FR'],
  ['xx-XX,ja-JP', 'en-US'],
  ['../../etc', 'en-US'],
  ['', 'en-US'],
  [undefined, 'en-US'],
])('reads "%s" as %s', (header, locale) => expect(readLanguage(header)).toBe(locale));
