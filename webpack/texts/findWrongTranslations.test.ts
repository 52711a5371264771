import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWrongTranslations } from './findWrongTranslations';
import { createRemotePackage } from './listTextPackages';
import { collectRemoteTexts } from './selectOwnTexts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const folder of ['src', 'locales']) mkdirSync(join(dir, folder));
  writeFileSync(join(dir, 'remote.config.ts'), 'export default { routes: [] };');
});
afterEach(() => rmSync(dir, { recursive: true }));

const find = (source: string, locale: string, texts: Record<string, string>): string[] => {
  writeFileSync(join(dir, 'src', 'ListPage.tsx'), source);
  writeFileSync(join(dir, 'locales', `${locale}.json`), JSON.stringify(texts));
  return findWrongTranslations(collectRemoteTexts(createRemotePackage('remotes/shop', dir)), [locale]);
};

test('lists a translation whose placeholders differ from those of its key, with its file and where it is used', () => {
  expect(find(`t('Hello, %name%', { name });`, 'ja-JP', { 'Hello, %name%': '%nom% さん' })).toEqual([
    expect.stringMatching(
      /locales\/ja-JP\.json: "Hello, %name%" lacks the placeholder %name% \(.*ListPage\.tsx:1\)\.$/,
    ),
    expect.stringContaining('has the placeholder %nom%, which its key does not have'),
  ]);
});

const COUNT_NODES = `t.plural({ one: '%count% node', other: '%count% nodes' }, count);`;

test('lists the plural forms that a translation lacks in its language', () => {
  expect(
    find(COUNT_NODES, 'ru-RU', { '%count% nodes': '%count% узла', '%count% nodes|one': '%count% узел' }),
  ).toEqual([
    expect.stringContaining('"%count% nodes|few" is missing'),
    expect.stringContaining('"%count% nodes|many" is missing'),
  ]);
  expect(find(COUNT_NODES, 'ja-JP', { '%count% nodes': '%count% 個' })).toEqual([]);
});

test('leaves out texts without a translation, and translations that no text uses', () => {
  expect(find(`t('Buy %count%', { count }); ${COUNT_NODES}`, 'ru-RU', { 'Sell %price%': 'Продать' })).toEqual(
    [],
  );
});
