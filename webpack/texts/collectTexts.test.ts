import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectTexts } from './collectTexts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'collect-'))));
afterEach(() => rmSync(root, { recursive: true }));

const keysIn = (source: string): string[] => {
  writeFileSync(join(root, 'Page.tsx'), source);
  return collectTexts(join(root, 'Page.tsx')).texts.map(({ key }) => key);
};

test.each([
  ['calls', "t('Log in'); t('%count% left', { count });", ['Log in', '%count% left']],
  ['JSX', '<p title={t("It\'s")}>{t(`Hi`)}</p>', ["It's", 'Hi']],
  ['conditions', "t(isOpen ? 'Close' : 'Open'); t(name ?? 'Guest');", ['Close', 'Open', 'Guest']],
  ['constants', "const TITLE = 'Wallet' as const; t(TITLE);", ['Wallet']],
  ['tables', "const KINDS = { a: 'One', b: 'Two' }; t(KINDS[kind]); t(KINDS.b);", ['One', 'Two', 'Two']],
  ['tables of objects', "const TABS = { a: { label: 'One', id: 'x' } }; t(TABS[tab].label);", ['One']],
  ['lists', "const TABS = [{ label: 'One', to: '/x' }]; TABS.map((tab) => t(tab.label));", ['One']],
  [
    'destructured items',
    "const TABS = [{ label: 'One', to: '/x' }]; TABS.map(({ label }) => t(label));",
    ['One'],
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
  expect(keysIn(source)).toEqual(keys);
});

test('follows imports, also through re-exports', () => {
  writeFileSync(join(root, 'texts.ts'), "export const TEXTS = { a: 'One' };");
  writeFileSync(join(root, 'index.ts'), "export { TEXTS as LABELS } from './texts';");
  expect(keysIn("import { LABELS } from './index'; t(LABELS[kind]);")).toEqual(['One']);
});

test.each(['"t(\'Quoted\')"', "translateAll('Other')", 't(props.title)', "log('Started')"])(
  'finds no text in %s',
  (source) => {
    expect(keysIn(source)).toEqual([]);
  },
);

test.each(['t(`Level ${level}`)', "t('Level ' + level)", 'const title = `Level ${level}`; t(title)'])(
  'reports a text that is concatenated: %s',
  (source) => {
    writeFileSync(join(root, 'Page.tsx'), source);
    expect(collectTexts(join(root, 'Page.tsx')).problems).toEqual([
      expect.stringContaining('Use one text with placeholders.'),
    ]);
  },
);
