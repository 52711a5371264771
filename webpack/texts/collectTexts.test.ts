import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../compile/paths';
import { collectTexts } from './collectTexts';
import { RUNTIME_TEXTS } from './isRuntimeText';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'collect-'))));
afterEach(() => rmSync(root, { recursive: true }));

const collect = (source: string) => {
  writeFileSync(join(root, 'Page.tsx'), source);
  return collectTexts(join(root, 'Page.tsx'));
};
const collectKeys = (source: string): string[] => collect(source).texts.map(({ key }) => key);

test.each([
  ['calls', "t('Log in'); t('%count% left', { count });", ['Log in', '%count% left']],
  ['JSX', '<p title={t("It\'s")}>{t(`Hi`)}</p>', ["It's", 'Hi']],
  ['conditions', "t(isOpen ? 'Close' : 'Open'); t(name ?? 'Guest');", ['Close', 'Open', 'Guest']],
  ['constants', "const TITLE = 'Wallet' as const; t(TITLE);", ['Wallet']],
  ['tables', "const KINDS = { a: 'One', b: 'Two' }; t(KINDS[kind]); t(KINDS.b);", ['One', 'Two', 'Two']],
  ['tables of objects', "const TABS = { a: { label: 'One', id: 'x' } }; t(TABS[tab].label);", ['One']],
  [
    'memoized values',
    "const title = useMemo(() => (isOpen ? 'Close' : 'Open'), []); t(title);",
    ['Close', 'Open'],
  ],
  ['memoized functions', "const getTitle = useCallback(() => 'Wallet', []); t(getTitle());", ['Wallet']],
  ['lists', "const TABS = [{ label: 'One', to: '/x' }]; TABS.map((tab) => t(tab.label));", ['One']],
  [
    'destructured items',
    "const TABS = [{ label: 'One', to: '/x' }]; TABS.map(({ label }) => t(label));",
    ['One'],
  ],
  [
    'found items',
    "const TABS = [{ label: 'One' }]; const WORDS = ['Two']; t(TABS.find(isOpen)?.label ?? WORDS.at(0));",
    ['One', 'Two'],
  ],
  [
    'functions',
    "const getName = (x) => { if (x) return 'Yes'; return 'No'; }; t(getName(1));",
    ['Yes', 'No'],
  ],
  [
    'destructured results',
    "function label() { return { key: 'Sent', values: { a: 'b' } }; } const { key } = label(); t(key);",
    ['Sent'],
  ],
  ['recursive functions', "const getName = (x) => (x ? 'Yes' : getName(1)); t(getName(1));", ['Yes']],
  ['failed checks', "const check = () => ({ name: [{ text: 'Enter a name.' }] });", ['Enter a name.']],
  ['toasts', "services.toasts.show('error', 'Failed');", ['Failed']],
  ['marked texts', "const DONE = msg('Saved.');", ['Saved.']],
])('finds texts in %s', (_, source, keys) => {
  expect(collectKeys(source)).toEqual(keys);
});

test('follows imports, including re-exports', () => {
  writeFileSync(join(root, 'texts.ts'), "export const TEXTS = { a: 'One' };");
  writeFileSync(join(root, 'index.ts'), "export { TEXTS as LABELS } from './texts';");
  expect(collectKeys("import { LABELS } from './index'; t(LABELS[kind]);")).toEqual(['One']);
});

test('follows imports from parts of a library', () => {
  const source =
    "import { VITAL_NAMES } from '@hashgrid/contracts/schemas'; VITAL_NAMES.map((name) => t(name));";
  expect(collectKeys(source)).toContain('LCP');
});

test.each(['"t(\'Quoted\')"', "translateAll('Other')", 't(props.title)', "log('Started')"])(
  'finds no text in %s',
  (source) => {
    expect(collectKeys(source)).toEqual([]);
  },
);

test.each(['t(`Level ${level}`)', "t('Level ' + level)", 'const title = `Level ${level}`; t(title)'])(
  'reports a text that is concatenated: %s',
  (source) => {
    expect(collect(source).problems).toEqual([expect.stringContaining('Use one text with placeholders.')]);
  },
);

test.each([
  't(props.title)',
  't(name)',
  "t('Sent '.concat(name))",
  "t(name.concat(' sent'))",
  "const words = ['One', 'Two']; t(words.join(' '))",
  "const words = ['One']; words.concat(more).map((word) => t(word))",
  't(await readTitle())',
  "toasts.show('error', title)",
])('reports a text that is unknown: %s', (source) => {
  expect(collect(source)).toEqual({
    texts: [],
    problems: [expect.stringMatching(/: the text of .* is unknown\./)],
  });
});

test.each(['t(error.message)', 'const { text } = problem; t(text)', '({ text: label }) => t(label)'])(
  'accepts a property whose texts are collected where they are written: %s',
  (source) => {
    expect(collect(source).problems).toEqual([]);
  },
);

test.each(Object.entries(RUNTIME_TEXTS))(
  '%s still has the expressions that RUNTIME_TEXTS lists',
  (file, listed) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    for (const text of listed)
      expect(source).toMatch(new RegExp(`\\b(t|show)\\((.*, )?${text.replace(/[?.[\]()]/g, '\\$&')}`));
  },
);

test('reports a plural whose forms are unknown', () => {
  expect(collect('t.plural(props.forms, count)').problems).toEqual([
    expect.stringContaining('t.plural() needs the literals "one" and "other".'),
  ]);
});

test('reports a plural whose English forms differ in more than the count', () => {
  const source = "t.plural({ one: '1 node of %level%', other: '%count% nodes of %name%' }, count)";
  expect(collect(source).problems).toEqual([
    expect.stringContaining('"1 node of %level%" lacks the placeholder %name%.'),
    expect.stringContaining('"1 node of %level%" has the placeholder %level%, which its key does not have.'),
  ]);
});
