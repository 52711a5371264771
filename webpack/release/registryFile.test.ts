import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release, RemoteDescriptor } from '@hashgrid/contracts';
import { MAX_PREVIOUS, withDevRelease, withRelease, withRollback } from './registryEntry';
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

test('reads an empty registry from a new store', () => {
  expect(readRegistry(dir)).toEqual({ revision: 0, shell: null, remotes: {} });
});

test('rejects a write on an outdated revision', async () => {
  const before = readRegistry(dir);
  await swapRegistry(dir, before.revision, before);
  await expect(swapRegistry(dir, before.revision, before)).rejects.toThrow(RevisionConflictError);
  expect(readRegistry(dir).revision).toBe(1);
});

test('keeps the changes of all concurrent publishers', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `remote-${index}`);
  await Promise.all(names.map((name) => publish(name, 'aa')));
  const registry = readRegistry(dir);
  expect(Object.keys(registry.remotes).sort()).toEqual([...names].sort());
  expect(registry.revision).toBe(20);
});

test('removes the lock of a publisher that was killed', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('exit', resolve));
  writeFileSync(join(dir, 'registry.lock'), String(child.pid));
  await publish('auth', 'aa');
  expect(readRegistry(dir).remotes.auth?.current.hash).toBe('aa');
});

test('names a damaged registry and says what to do', () => {
  writeFileSync(join(dir, 'registry.json'), '{"revision":');
  expect(() => readRegistry(dir)).toThrow(/Could not read \S+registry\.json: .* publish everything again/);
});

test('keeps the last releases, newest first', async () => {
  for (let index = 0; index <= MAX_PREVIOUS + 2; index += 1) await publish('auth', `h${index}`);
  const { current, previous } = readRegistry(dir).remotes.auth!;
  expect(current.hash).toBe(`h${MAX_PREVIOUS + 2}`);
  expect(previous.map(({ hash }) => hash)).toEqual(
    Array.from({ length: MAX_PREVIOUS }, (_, index) => `h${MAX_PREVIOUS + 1 - index}`),
  );
});

test('keeps the history when the live release is published again', async () => {
  await publish('auth', 'aa');
  await publish('auth', 'bb');
  await publish('auth', 'bb');
  expect(readRegistry(dir).remotes.auth!.previous.map(({ hash }) => hash)).toEqual(['aa']);
});

test('makes the previous release live in a rollback and records the removed one', async () => {
  await publish('auth', 'aa');
  await publish('auth', 'bb');
  const registry = await changeRegistry(dir, (before) => withRollback(before, 'auth'));
  expect(registry.remotes.auth).toMatchObject({
    current: { hash: 'aa' },
    previous: [],
    rolledBack: { hash: 'bb' },
  });
});

test('replaces development builds, and never rolls back to one', async () => {
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

test('rejects a rollback without a previous release', async () => {
  await publish('auth', 'aa');
  expect(() => withRollback(readRegistry(dir), 'auth')).toThrow(
    /Could not roll back "auth": it has no release before 1\.0\.0-aa/,
  );
  expect(() => withRollback(readRegistry(dir), 'atuh')).toThrow(
    /"atuh": it was never published\. Choose one of: auth\./,
  );
});
