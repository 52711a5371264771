import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@hashgrid/contracts/builds';
import { ROOT } from '../compile/paths';

const removeInlineCode = jest.requireActual<(source: string) => string>('./removeInlineCode.cjs');

const folders = ['ui', 'scaffold-ui'].map((name) =>
  join(ROOT, 'node_modules/@web3modal', name, 'dist/esm/src'),
);
/** A style or a handler with a fixed text, which a browser reads from markup. */
const INLINE_CODE =
  /\s(style="[^"]+"|on(touch|mouse|pointer|key|click|focus|blur|load|error|input|change|submit)[a-z]*(?=[\s>=]))/g;
/** Inline styles of logins that the product does not offer: Farcaster's image, and the header while Web3Modal's own sign-in runs. */
const UNUSED = ['style="border-radius: 9999px; overflow: hidden;"', 'style="width:40px"'];

test("leaves no inline code in Web3Modal's templates", () => {
  const files = folders.flatMap((folder) => listFiles(folder).map((file) => join(folder, file)));
  const sources = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(file, 'utf8'));
  const findInline = (source: string) => [...source.matchAll(INLINE_CODE)].map(([, code]) => code);
  expect(sources.flatMap(findInline)).toContain('ontouchstart');
  const remaining = sources.flatMap((source) => findInline(removeInlineCode(source)));
  expect(remaining.filter((code) => !UNUSED.includes(code ?? ''))).toEqual([]);
});
