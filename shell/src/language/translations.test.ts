import arabic from '../../locales/ar-SA.json';
import japanese from '../../locales/ja-JP.json';

interface Files {
  readdirSync(folder: string, options: { recursive: true; encoding: 'utf8' }): string[];
  readFileSync(file: string, encoding: 'utf8'): string;
}

const files = jest.requireActual<Files>('node:fs');

const sourcesBelow = (folder: string) =>
  files
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => files.readFileSync(`${folder}/${file}`, 'utf8'));

const matchesIn = (sources: string[], pattern: RegExp) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''));

/** Texts in calls of `t`, titles of the shell's own pages, messages of platform and server. */
const KEYS = new Set([
  ...matchesIn(sourcesBelow('shell/src'), /\bt\(\s*'([^']+)'/g),
  ...matchesIn(sourcesBelow('shell/src'), /\btitle: '([^']+)'/g),
  ...matchesIn(
    sourcesBelow('shared-libs/platform/src'),
    /(?:message: |(?:const [A-Z_]+ =) )'([A-Z][^']+ [^']+\.)'/g,
  ),
  ...matchesIn([files.readFileSync('server/api/src/messages.ts', 'utf8')], /: '([^']+)'/g),
]);

test.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])(
  '[LG9] every text of shell, platform and server has a translation in %s',
  (_, texts: Record<string, string>) => {
    expect(KEYS.size).toBeGreaterThan(80);
    expect([...KEYS].filter((key) => !texts[key])).toEqual([]);
  },
);

test.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])('[LG7] translations in %s have the placeholders of their keys', (_, texts: Record<string, string>) => {
  const placeholders = (text: string) => (text.match(/%\w+%/g) ?? []).sort();
  for (const [key, text] of Object.entries(texts)) expect(placeholders(text)).toEqual(placeholders(key));
});
