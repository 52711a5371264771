import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, Release, RemoteDescriptor } from '@hashgrid/contracts';
import { buildRemote } from '@hashgrid/tooling/remote/buildRemote';
import { prepareCandidate } from './prepareCandidate';

jest.mock('@hashgrid/tooling/remote/buildRemote', () => ({ buildRemote: jest.fn() }));
jest.mock('@hashgrid/tooling/shell/buildShell', () => ({ buildShell: jest.fn() }));

const release = (hash: string): Release<RemoteDescriptor> => ({
  version: '1.0.0',
  hash,
  base: `/${hash}/`,
  publishedAt: '2026-01-01T00:00:00.000Z',
  descriptor: {} as RemoteDescriptor,
});
const LIVE: Registry = {
  revision: 7,
  shell: null,
  remotes: { finance: { current: release('f2'), previous: [release('f1')] } },
};

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'prepare-candidate-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Writes a build of the remote `finance`. */
const writeBuild = (buildDir: string) => {
  writeFileSync(join(buildDir, 'entry.js'), 'export default 1;');
  writeFileSync(join(buildDir, 'remote.json'), '{"name":"finance","version":"1.2.0","sourceHash":""}');
};

/** Fakes the build of a remote. Returns a function that returns its folder. */
const fakeBuild = (write: (buildDir: string) => void) => {
  let folder: string | undefined;
  jest.mocked(buildRemote).mockImplementationOnce(async (_name, buildDir) => {
    folder = buildDir;
    write(buildDir);
    return {} as RemoteDescriptor;
  });
  return () => folder!;
};

test('finds a live or previous release by its ID', async () => {
  expect(await prepareCandidate(dir, LIVE, { name: 'finance', source: '1.0.0-f2' })).toBe(
    LIVE.remotes.finance?.current,
  );
  expect(await prepareCandidate(dir, LIVE, { name: 'finance', source: '1.0.0-f1' })).toBe(
    LIVE.remotes.finance?.previous[0],
  );
});

test('stores a finished build, and finds it by its ID even if the registry does not have it', async () => {
  const buildDir = mkdtempSync(join(dir, 'build-'));
  writeBuild(buildDir);
  const stored = await prepareCandidate(dir, LIVE, { name: 'finance', source: buildDir });
  expect(existsSync(join(dir, stored.base, 'entry.js'))).toBe(true);
  expect(existsSync(buildDir)).toBe(true);
  const source = `1.2.0-${stored.hash}`;
  expect(await prepareCandidate(dir, LIVE, { name: 'finance', source })).toMatchObject({
    base: stored.base,
  });
});

test('stores a build of this checkout, and removes the folder of the build', async () => {
  const readBuildDir = fakeBuild(writeBuild);
  const stored = await prepareCandidate(dir, LIVE, { name: 'finance', source: null });
  expect(existsSync(join(dir, stored.base, 'entry.js'))).toBe(true);
  expect(existsSync(readBuildDir())).toBe(false);
});

test('removes the folder of a build that fails', async () => {
  const readBuildDir = fakeBuild((buildDir) => {
    writeBuild(buildDir);
    throw new Error('Module not found.');
  });
  await expect(prepareCandidate(dir, LIVE, { name: 'finance', source: null })).rejects.toThrow(
    'Module not found.',
  );
  expect(existsSync(readBuildDir())).toBe(false);
});

test('rejects a source that is neither a stored release nor a folder', async () => {
  await expect(prepareCandidate(dir, LIVE, { name: 'finance', source: '1.0.0-f9' })).rejects.toThrow(
    '"1.0.0-f9" is neither a stored release of finance nor a folder.',
  );
});
