import fs from 'node:fs';
import type os from 'node:os';
import { dirname, join } from 'node:path';
import { computeSourceHash } from './computeSourceHash';
import { ROOT } from './paths';

jest.mock('./computeToolchainHash', () => ({ computeToolchainHash: () => 'toolchain' }));
jest.mock('./readLockfile', () => ({ readLockfile: () => ({ packages: {} }) }));
jest.mock('./paths', () => {
  const { mkdtempSync } = jest.requireActual<typeof fs>('node:fs');
  const { tmpdir } = jest.requireActual<typeof os>('node:os');
  const root = mkdtempSync(`${tmpdir()}/workspace-`);
  return {
    ROOT: root,
    IS_WORKSPACE: true,
    SHELL_DIR: `${root}/shell`,
    REMOTES_DIR: `${root}/remotes`,
    getLibDir: (name: string) => `${root}/shared-libs/${name}`,
  };
});

const write = (path: string, content: string) => {
  fs.mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  fs.writeFileSync(join(ROOT, path), content);
};
const writeShellTexts = (texts: Record<string, string>) =>
  write('shell/locales/ja-JP.json', JSON.stringify(texts));

beforeEach(() => {
  write('remotes/shop/src/ListPage.tsx', `t('%count% items', { count });`);
  write('shared-libs/platform/src/useSession.ts', '');
  write('shared-libs/app-ui/src/Retry.tsx', `t('Try again');`);
  writeShellTexts({ 'Try again': '再試行', '%count% items': '%count% 個', 'Log out': 'ログアウト' });
});
afterEach(() => fs.rmSync(ROOT, { recursive: true }));

/** Whether a change of the workspace changes the hash of the remote `shop`. */
const changesHash = (change: () => void): boolean => {
  const before = computeSourceHash('shop');
  change();
  return computeSourceHash('shop') !== before;
};

test.each(['platform', 'app-ui', 'ui', 'contracts'])(
  'changes with the sources of %s, whose code is in the scripts or prerendered pages of a remote',
  (lib) => {
    expect(changesHash(() => write(`shared-libs/${lib}/src/useSession.ts`, 'changed'))).toBe(true);
  },
);

test.each([
  ['of a library of the remote', { 'Try again': 'もう一度' }],
  ['of the remote itself', { '%count% items': '%count% 点' }],
  ['in another plural form', { '%count% items|one': '1 個' }],
])('changes with the shell’s translation of a text %s, which prerendered pages show', (_case, changes) => {
  const texts = { 'Try again': '再試行', '%count% items': '%count% 個', 'Log out': 'ログアウト' };
  expect(changesHash(() => writeShellTexts({ ...texts, ...changes }))).toBe(true);
});

test.each([
  [
    'another text of the shell',
    'shell/locales/ja-JP.json',
    '{"Try again":"再試行","%count% items":"%count% 個","Log out":"退出"}',
  ],
  ['the shell’s sources', 'shell/src/index.ts', 'changed'],
  ['another remote', 'remotes/market/src/Page.tsx', 'changed'],
  ['a test of platform', 'shared-libs/platform/src/useSession.test.ts', 'changed'],
  ['the wallet, which no prerendered page contains', 'shared-libs/wallet/src/index.ts', 'changed'],
])('stays the same when %s changes', (_case, path, content) => {
  expect(changesHash(() => write(path, content))).toBe(false);
});
