import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release, RemoteDescriptor } from '@hashgrid/contracts';
import { KEPT_PREVIOUS, withDevRelease, withRelease, withRollback } from './registryEntry';
import { changeRegistry, readRegistry, RevisionConflictError, swapRegistry } from './registryFile';
import { DEV_HASH } from './releaseStore';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'registry-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const release = (hash: string): Release<RemoteDescriptor> => ({
  version: '1.0.0',
  hash,
  base: `/remotes/x/1.0.0-${hash}/`,
  publishedAt: '2026-01-01T00:00:00.000Z',
  descriptor: { name: 'x', sourceHash: hash } as RemoteDescriptor,
});
const publish = (name: string, hash: string) =>
  changeRegistry(dir, (registry) => withRelease(registry, name, release(hash)));

test('a store without a registry has an empty one', () => {
  expect(readRegistry(dir)).toEqual({ revision: 0, shell: null, remotes: {} });
});

test('a write on a revision that is no longer the present one is refused', async () => {
  const before = readRegistry(dir);
  await swapRegistry(dir, before.revision, before);
  await expect(swapRegistry(dir, before.revision, before)).rejects.toThrow(RevisionConflictError);
  expect(readRegistry(dir).revision).toBe(1);
});

test('many publishers at once all land', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `remote-${index}`);
  await Promise.all(names.map((name) => publish(name, 'aa')));
  const registry = readRegistry(dir);
  expect(Object.keys(registry.remotes).sort()).toEqual([...names].sort());
  expect(registry.revision).toBe(20);
});

test('a publisher that was killed while it held the lock keeps nobody out', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('exit', resolve));
  writeFileSync(join(dir, 'registry.lock'), String(child.pid));
  await publish('auth', 'aa');
  expect(readRegistry(dir).remotes.auth?.current.hash).toBe('aa');
});

test('a damaged registry is named, with what to do', () => {
  writeFileSync(join(dir, 'registry.json'), '{"revision":');
  expect(() => readRegistry(dir)).toThrow(/registry\.json is damaged .* publish everything again/);
});

test('a publish keeps the releases before it, newest first, and the last ones only', async () => {
  for (let index = 0; index <= KEPT_PREVIOUS + 2; index += 1) await publish('auth', `h${index}`);
  const { current, previous } = readRegistry(dir).remotes.auth!;
  expect(current.hash).toBe(`h${KEPT_PREVIOUS + 2}`);
  expect(previous.map(({ hash }) => hash)).toEqual(
    Array.from({ length: KEPT_PREVIOUS }, (_, index) => `h${KEPT_PREVIOUS + 1 - index}`),
  );
});

test('publishing what is live already changes no history', async () => {
  await publish('auth', 'aa');
  await publish('auth', 'bb');
  await publish('auth', 'bb');
  expect(readRegistry(dir).remotes.auth!.previous.map(({ hash }) => hash)).toEqual(['aa']);
});

test('a rollback makes the release before live again and remembers what it took away', async () => {
  await publish('auth', 'aa');
  await publish('auth', 'bb');
  const registry = await changeRegistry(dir, (before) => withRollback(before, 'auth'));
  expect(registry.remotes.auth).toMatchObject({
    current: { hash: 'aa' },
    previous: [],
    rolledBack: { hash: 'bb' },
  });
});

test("a developer's builds take each other's place and are nothing to go back to", async () => {
  const dev = (hash: string) => ({
    ...release(hash),
    descriptor: { sourceHash: DEV_HASH } as RemoteDescriptor,
  });
  await publish('auth', 'aa');
  for (const hash of ['d1', 'd2']) {
    await changeRegistry(dir, (registry) => withDevRelease(registry, 'auth', dev(hash)));
  }
  expect(readRegistry(dir).remotes.auth).toMatchObject({
    current: { hash: 'd2' },
    previous: [{ hash: 'aa' }],
  });
  await publish('auth', 'bb');
  expect(readRegistry(dir).remotes.auth!.previous.map(({ hash }) => hash)).toEqual(['aa']);
});

test('a rollback with nothing to go back to says so', async () => {
  await publish('auth', 'aa');
  expect(() => withRollback(readRegistry(dir), 'auth')).toThrow(/"auth" has no release before 1\.0\.0-aa/);
  expect(() => withRollback(readRegistry(dir), 'atuh')).toThrow(
    /"atuh" was never published\. Published are: auth\./,
  );
});
