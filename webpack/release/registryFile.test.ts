import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_PREVIOUS, MAX_ROLLED_BACK, withoutRemote, withRelease, withRollback } from './registryEntry';
import { changeRegistry, readRegistry, RevisionConflictError, swapRegistry } from './registryFile';
import { DEV_HASH } from './releaseStore';
import { makeRelease } from './test/makeRelease';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'registry-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const publish = (name: string, hash: string) =>
  changeRegistry(dir, (registry) => withRelease(registry, name, makeRelease(hash)));

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
    rolledBack: [{ hash: 'bb' }],
  });
});

const rollBack = () => changeRegistry(dir, (before) => withRollback(before, 'auth'));
const listHashes = (releases: readonly { hash: string }[] | undefined) => releases?.map(({ hash }) => hash);

test('remembers every build that was rolled back, through later publishes', async () => {
  for (const hash of ['aa', 'bb', 'cc']) await publish('auth', hash);
  await rollBack();
  await rollBack();
  await publish('auth', 'dd');
  await rollBack();
  const { current, rolledBack } = readRegistry(dir).remotes.auth!;
  expect(current.hash).toBe('aa');
  expect(listHashes(rolledBack)).toEqual(['dd', 'bb', 'cc']);
  await publish('auth', 'bb');
  expect(listHashes(readRegistry(dir).remotes.auth!.rolledBack)).toEqual(['dd', 'cc']);
});

test('remembers a bounded number of rolled-back builds', async () => {
  await publish('auth', 'aa');
  for (let index = 0; index <= MAX_ROLLED_BACK; index += 1) {
    await publish('auth', `h${index}`);
    await rollBack();
  }
  const { rolledBack } = readRegistry(dir).remotes.auth!;
  expect(rolledBack).toHaveLength(MAX_ROLLED_BACK);
  expect(rolledBack?.[0]?.hash).toBe(`h${MAX_ROLLED_BACK}`);
});

const store = (registry: object) => writeFileSync(join(dir, 'registry.json'), JSON.stringify(registry));

test('reads a registry that has one rolled-back build', () => {
  const entry = { current: makeRelease('aa'), previous: [], rolledBack: makeRelease('bb') };
  store({ revision: 3, shell: null, remotes: { auth: entry } });
  expect(listHashes(readRegistry(dir).remotes.auth!.rolledBack)).toEqual(['bb']);
});

test('reads the other entries when one is malformed, and keeps it as it is until it is published again', async () => {
  const broken = { current: { ...makeRelease('aa'), base: 'https://elsewhere.example/' }, previous: [] };
  store({
    revision: 3,
    shell: null,
    remotes: { auth: broken, game: { current: makeRelease('bb'), previous: [] } },
  });
  const { remotes, malformed } = readRegistry(dir);
  expect(Object.keys(remotes)).toEqual(['game']);
  expect(malformed?.auth?.reason).toContain('current/base');
  await publish('finance', 'cc');
  const stored = JSON.parse(readFileSync(join(dir, 'registry.json'), 'utf8'));
  expect(stored.remotes.auth).toEqual(broken);
  expect(stored).not.toHaveProperty('malformed');
  await publish('auth', 'dd');
  expect(Object.keys(readRegistry(dir).remotes).sort()).toEqual(['auth', 'finance', 'game']);
});

test('never rolls back to a development build', async () => {
  await publish('auth', 'aa');
  const { descriptor, ...dev } = makeRelease('d1');
  await changeRegistry(dir, (registry) =>
    withRelease(registry, 'auth', { ...dev, descriptor: { ...descriptor, sourceHash: DEV_HASH } }),
  );
  await publish('auth', 'bb');
  expect(listHashes(readRegistry(dir).remotes.auth!.previous)).toEqual(['aa']);
});

test('unpublishes a remote and remembers it, until it is published again', async () => {
  await publish('auth', 'aa');
  await publish('game', 'bb');
  const now = '2026-02-01T00:00:00.000Z';
  await changeRegistry(dir, (before) => withoutRemote(before, 'auth', now));
  const { remotes, unpublished, retired } = readRegistry(dir);
  expect(Object.keys(remotes)).toEqual(['game']);
  expect(unpublished).toEqual({ auth: now });
  expect(retired?.auth?.map(({ id }) => id)).toEqual(['1.0.0-aa']);
  await publish('auth', 'aa');
  expect(readRegistry(dir)).toMatchObject({ unpublished: {}, retired: { auth: [] } });
  expect(() => withoutRemote(readRegistry(dir), 'shell', now)).toThrow(/no page works without it/);
  expect(() => withoutRemote(readRegistry(dir), 'atuh', now)).toThrow(/"atuh": it was never published/);
});

test('removes the files of publishers that were killed while they wrote', async () => {
  writeFileSync(join(dir, 'registry.json.99999999'), '{"revision":');
  await publish('auth', 'aa');
  expect(readdirSync(dir)).toEqual(['registry.json']);
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
