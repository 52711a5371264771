import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEnglishTexts } from './describeEnglishTexts';
import { findMissingTexts } from './findMissingTexts';
import { createRemotePackage } from './listTextPackages';
import { collectRemoteTexts } from './selectOwnTexts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(dir, 'src'));
  mkdirSync(join(dir, 'locales'));
  writeFileSync(
    join(dir, 'remote.config.ts'),
    `export default { routes: [{ path: '/shop', title: 'Shop' }] };`,
  );
});
afterEach(() => rmSync(dir, { recursive: true }));

const collect = () => collectRemoteTexts(createRemotePackage('remotes/shop', dir));

const find = (source: string, texts: Record<string, string[]>): string[] => {
  writeFileSync(join(dir, 'src', 'ListPage.tsx'), source);
  for (const [locale, keys] of Object.entries(texts)) {
    const content = JSON.stringify(Object.fromEntries(keys.map((key) => [key, key])));
    writeFileSync(join(dir, 'locales', `${locale}.json`), content);
  }
  return findMissingTexts(collect(), ['ar-SA', 'ja-JP']);
};

test('lists the texts that a language lacks, with where they are used', () => {
  const lines = find(`t('Buy');\nt('Sell');\nt('Keep');`, {
    'ar-SA': ['Shop', 'Buy', 'Keep'],
    'ja-JP': ['Shop', 'Keep'],
  });
  expect(lines).toEqual([
    expect.stringMatching(/^"Buy" \(.*ListPage\.tsx:1\) is not translated into ja-JP\.$/),
    expect.stringMatching(/^"Sell" \(.*ListPage\.tsx:2\) is not translated into any language\.$/),
  ]);
});

test.each(['""', '" "', 'null'])('lists a text whose translation is %s, because it is none', (value) => {
  writeFileSync(join(dir, 'locales', 'ja-JP.json'), `{ "Shop": "店", "Buy": ${value} }`);
  expect(find(`t('Buy');`, { 'ar-SA': ['Shop', 'Buy'] })).toEqual([
    expect.stringMatching(/^"Buy" .* is not translated into ja-JP\.$/),
  ]);
});

test('lists all texts of a remote without translations, up to a limit', () => {
  const lines = find(Array.from({ length: 12 }, (_, index) => `t('Text ${index}');`).join('\n'), {});
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe('3 more texts are not translated into some languages.');
});

test('counts the translations that equal their English texts, by language', () => {
  writeFileSync(
    join(dir, 'src', 'ListPage.tsx'),
    `t('Buy'); t('%count% nodes', { count, one: '%count% node' });`,
  );
  const write = (locale: string, texts: object) =>
    writeFileSync(join(dir, 'locales', `${locale}.json`), JSON.stringify(texts));
  write('ar-SA', { Shop: 'Shop', Buy: 'Buy', '%count% nodes': '%count% nodes' });
  write('ja-JP', { Shop: '店', Buy: 'Buy', 'ORE %count%': 'ORE %count%' });
  const describe = (byLocale = new Map()) =>
    describeEnglishTexts(collect(), ['ar-SA', 'ja-JP', 'fr-FR'], { byLocale });
  expect(describe()).toMatch(
    /^4 translations equal their English texts: ar-SA \(3\), ja-JP \(1\)\. Translate them in /,
  );
  const sameAsEnglish = ['Shop', 'Buy', '%count% nodes'];
  expect(describe(new Map([['ar-SA', { sameAsEnglish }]]))).toMatch(
    /^1 translation equals .*: ja-JP \(1\)\./,
  );
  write('ja-JP', {});
  expect(describe(new Map([['ar-SA', { sameAsEnglish }]]))).toBeNull();
});

test('lists no text of a shared library, because the shell translates it', () => {
  const source = `import { findTooLongError } from '@hashgrid/app-ui';
    export const Field = ({ value }) => {
      const error = findTooLongError(value, 40);
      return t(error.text, error.values);
    };`;
  expect(find(source, { 'ar-SA': ['Shop'], 'ja-JP': ['Shop'] })).toEqual([]);
});
