import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectTexts } from './collectTexts';
import { findExport } from './findDeclaration';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'declarations-'))));
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, source: string): string => {
  const file = join(root, name);
  writeFileSync(file, source);
  return file;
};

test.each([
  ['a for-of loop', "const text = 'Outer'; for (const text of ['One', 'Two']) t(text);", ['One', 'Two']],
  [
    'a for-of loop that destructures',
    "const TABS = [{ label: 'One' }]; const label = 'Outer'; for (const { label } of TABS) t(label);",
    ['One'],
  ],
  ['a for-in loop', "const text = 'Outer'; for (const text in texts) t(text);", []],
  ['a for loop', "const text = 'Outer'; for (let text = 'First'; text; text = next()) t(text);", ['First']],
  ['a catch clause', "const text = 'Outer'; try { run(); } catch (text) { t(text); }", []],
  ['a destructured error', "const message = 'Outer'; try { run(); } catch ({ message }) { t(message); }", []],
  [
    'a case clause',
    "const text = 'Outer'; switch (kind) { case 1: const text = 'Inner'; break; default: t(text); }",
    ['Inner'],
  ],
])('prefers the variable of %s to an outer one of the same name', (_, source, keys) => {
  expect(collectTexts(write('Page.tsx', source)).texts.map(({ key }) => key)).toEqual(keys);
});

test('returns null for a name that files only re-export from each other', () => {
  const one = write('one.ts', "export * from './two';");
  write('two.ts', "export * from './one'; export { first as second, second as first } from './one';");
  expect(findExport(one, 'first')).toBeNull();
});

test('finds an export behind files that re-export each other', () => {
  const one = write('one.ts', "export * from './two'; export * from './three';");
  write('two.ts', "export * from './one';");
  write('three.ts', "export const TEXT = 'Found';");
  expect(findExport(one, 'TEXT')?.getText()).toBe("TEXT = 'Found'");
});
