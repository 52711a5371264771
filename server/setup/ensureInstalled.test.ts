import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clone-'));
  mkdirSync(join(root, 'node_modules'));
  cpSync(join(__dirname, 'ensureInstalled.mjs'), join(root, 'server/setup/ensureInstalled.mjs'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: PACKAGES }));
});
afterEach(() => rmSync(root, { recursive: true }));

const PACKAGES = { 'node_modules/react': { version: '19.0.0' } };

/** Runs the script where there is no npm. Returns what it prints. */
const ensureInstalled = (record: string) => {
  writeFileSync(join(root, 'node_modules/.package-lock.json'), record);
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'server/setup/ensureInstalled.mjs')], {
    encoding: 'utf8',
    env: { PATH: root },
  });
  return stdout + stderr;
};

test('installs nothing when all packages of the lockfile are installed', () => {
  expect(ensureInstalled(JSON.stringify({ packages: PACKAGES }))).toBe('');
});

test('installs the dependencies again when a package of one workspace has another version', () => {
  const path = 'server/node_modules/@fastify/static';
  const withStatic = (version: string) =>
    JSON.stringify({ packages: { ...PACKAGES, server: { version: '1.0.0' }, [path]: { version } } });
  writeFileSync(join(root, 'package-lock.json'), withStatic('10.1.3'));
  expect(ensureInstalled(withStatic('10.1.3'))).toBe('');
  expect(ensureInstalled(withStatic('9.0.0'))).toMatch(/^Installing dependencies /);
});

test.each(['{}', '', '{"packages":{"node_modules/rea'])(
  'installs the dependencies again when the record of the installed ones is %j',
  (record) => {
    expect(ensureInstalled(record)).toMatch(/^Installing dependencies .*\nCould not start npm/);
  },
);

test('says what to check when npm fails', () => {
  writeFileSync(join(root, 'npm'), '#!/bin/sh\necho "npm error code ENOSPC" >&2\nexit 1\n', { mode: 0o755 });
  expect(ensureInstalled('{}')).toMatch(
    /npm error code ENOSPC\nCould not install dependencies, see the errors above\. Check the network, the space on the disk/,
  );
});

test.each([
  ['missing', null],
  ['damaged', '<<<<<<< HEAD'],
])('says how to restore a lockfile that is %s', (_, content) => {
  rmSync(join(root, 'package-lock.json'));
  if (content) writeFileSync(join(root, 'package-lock.json'), content);
  expect(ensureInstalled('{}')).toMatch(
    /^Could not read .*package-lock\.json: [^\n]*\. Restore it with: git checkout HEAD -- package-lock\.json\n$/,
  );
});
