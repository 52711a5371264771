import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { listFiles } from '@hashgrid/contracts/builds';
import { ROOT } from '../compile/paths';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'checkouts-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const writeFile = (file: string, content: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const REMOTE = {
  'package.json': JSON.stringify({
    name: 'shop',
    version: '1.0.0',
    dependencies: { '@hashgrid/contracts': '1.0.0', react: '19.3.1' },
  }),
  'remote.config.ts': `export default {
    name: 'shop', platform: '^2.0.0', menu: [], routes: [{ path: '/shop', page: 'list/ListPage', title: 'Shop' }],
  };`,
  'src/list/ListPage.tsx': `import { LANGUAGES } from '@hashgrid/contracts';
    export default function ListPage() { return <ul>{LANGUAGES.map(({ locale }) => <li key={locale}>{locale}</li>)}</ul>; }`,
};

/**
 * Creates a checkout in another folder, with what builds a remote, and a small remote. Installed packages are links to
 * those of this workspace.
 */
const makeCheckout = (name: string): string => {
  const checkout = join(dir, name);
  for (const part of ['package.json', 'package-lock.json', 'webpack', 'shared-libs'])
    cpSync(join(ROOT, part), join(checkout, part), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  mkdirSync(join(checkout, 'node_modules', '@hashgrid'), { recursive: true });
  for (const installed of readdirSync(join(ROOT, 'node_modules')))
    if (installed !== '@hashgrid')
      symlinkSync(join(ROOT, 'node_modules', installed), join(checkout, 'node_modules', installed));
  for (const lib of readdirSync(join(checkout, 'shared-libs')))
    symlinkSync(join(checkout, 'shared-libs', lib), join(checkout, 'node_modules', '@hashgrid', lib));
  for (const [file, content] of Object.entries(REMOTE))
    writeFile(join(checkout, 'remotes/shop', file), content);
  return checkout;
};

/** Builds the remote and returns its files with their contents. */
const build = (checkout: string): Record<string, string> => {
  execFileSync(process.execPath, ['--import', 'tsx', 'webpack/cli/hashgrid.ts', 'build', 'shop'], {
    cwd: checkout,
  });
  const dist = join(checkout, 'remotes/shop/dist');
  return Object.fromEntries(listFiles(dist).map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
};

test('builds the same files from the same sources in another checkout', () => {
  const [one, other] = [makeCheckout('one'), makeCheckout('another')];
  // Neither a type check nor a new version of a test runner may change a build.
  writeFile(join(other, 'remotes/shop/tsconfig.tsbuildinfo'), '{}');
  writeFile(join(other, 'shared-libs/ui/tsconfig.tsbuildinfo'), '{}');
  const lockfile = join(other, 'package-lock.json');
  const locked = JSON.parse(readFileSync(lockfile, 'utf8'));
  locked.packages['node_modules/jest'].version = '99.0.0';
  writeFileSync(lockfile, JSON.stringify(locked));
  const files = build(one);
  expect(Object.keys(files)).toContain('remote.json');
  expect(build(other)).toEqual(files);
  for (const content of Object.values(files)) expect(content).not.toContain(dir);
});
