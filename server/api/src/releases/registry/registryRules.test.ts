import type { Registry } from '@hashgrid/contracts';
import { DEV_HASH, EMPTY_REGISTRY } from '@hashgrid/contracts/releases';
import { makeRelease } from '@hashgrid/tooling/release/test/makeRelease';
import {
  MAX_PREVIOUS,
  MAX_ROLLED_BACK,
  withoutRemote,
  withPin,
  withRelease,
  withRollback,
} from './registryRules';
import { withCanary, withStoppedCanary } from '../canaries/canaryRules';
import { findExpired, MIN_BUILDS, recordRetiredBuilds, RETENTION_MS } from '../builds/retiredBuilds';

const NOW = '2026-02-01T00:00:00.000Z';
const publish = (before: Registry, hash: string, name = 'auth') =>
  recordRetiredBuilds(before, withRelease(before, name, makeRelease(hash)), NOW);
const publishAll = (...hashes: string[]) =>
  hashes.reduce((registry, hash) => publish(registry, hash), EMPTY_REGISTRY);
const rollBack = (before: Registry) => withRollback(before, 'auth');
const listHashes = (releases: readonly { hash: string }[] | undefined) => releases?.map(({ hash }) => hash);
const createHashes = (length: number) => Array.from({ length }, (_, index) => `h${index}`);

test('keeps the last releases, newest first', () => {
  const { current, previous } = publishAll(...createHashes(MAX_PREVIOUS + 3)).remotes.auth!;
  expect(current.hash).toBe(`h${MAX_PREVIOUS + 2}`);
  expect(listHashes(previous)).toEqual(
    Array.from({ length: MAX_PREVIOUS }, (_, index) => `h${MAX_PREVIOUS + 1 - index}`),
  );
});

test('keeps the history when the live release is published again', () => {
  expect(listHashes(publishAll('aa', 'bb', 'bb').remotes.auth!.previous)).toEqual(['aa']);
});

test('makes the previous release live in a rollback and records the removed one', () => {
  expect(rollBack(publishAll('aa', 'bb')).remotes.auth).toMatchObject({
    current: { hash: 'aa' },
    previous: [],
    rolledBack: [{ hash: 'bb' }],
  });
});

test('records every build that was rolled back until that build is published again', () => {
  const registry = rollBack(publish(rollBack(rollBack(publishAll('aa', 'bb', 'cc'))), 'dd'));
  const { current, rolledBack } = registry.remotes.auth!;
  expect(current.hash).toBe('aa');
  expect(listHashes(rolledBack)).toEqual(['dd', 'bb', 'cc']);
  expect(listHashes(publish(registry, 'bb').remotes.auth!.rolledBack)).toEqual(['dd', 'cc']);
});

test('rolls back everything newer than a pinned previous build, so that no rollback makes it live again', () => {
  const pinned = withPin(publishAll('aa', 'bb', 'cc', 'dd'), 'auth', makeRelease('bb'));
  expect(pinned).toEqual(rollBack(rollBack(publishAll('aa', 'bb', 'cc', 'dd'))));
  expect(rollBack(pinned).remotes.auth!.current.hash).toBe('aa');
});

test('goes back to the build that a pinned rolled-back one has replaced', () => {
  const pinned = withPin(rollBack(publishAll('aa', 'bb')), 'auth', makeRelease('bb'));
  expect(pinned.remotes.auth).toEqual(publishAll('aa', 'bb').remotes.auth);
  expect(rollBack(pinned).remotes.auth!.current.hash).toBe('aa');
});

test('does not go back to an older build whose canary was stopped', () => {
  const candidate = { release: makeRelease('bb'), percent: 5, startedAt: NOW, promoteAt: null };
  const canary = withCanary(publishAll('aa', 'bb', 'cc'), 'auth', candidate);
  const stopped = withStoppedCanary(canary, { name: 'auth', channel: 'live' });
  expect(rollBack(stopped).remotes.auth!.current.hash).toBe('aa');
});

test('counts the build of a canary that a rollback ends as rolled back, so that no start of its checkout publishes it', () => {
  const candidate = { release: makeRelease('cc'), percent: 5, startedAt: NOW, promoteAt: null };
  const { current, rolledBack, ...entry } = rollBack(withCanary(publishAll('aa', 'bb'), 'auth', candidate))
    .remotes.auth!;
  expect([current.hash, listHashes(rolledBack), entry]).toEqual(['aa', ['bb', 'cc'], { previous: [] }]);
});

test('rolls back to the previous release even if it is that of the canary', () => {
  const candidate = { release: makeRelease('aa'), percent: 5, startedAt: NOW, promoteAt: null };
  const registry = rollBack(withCanary(publishAll('aa', 'bb'), 'auth', candidate));
  expect(registry).toEqual(rollBack(publishAll('aa', 'bb')));
});

test('records a limited number of rolled-back builds', () => {
  let registry = publishAll('aa');
  for (const hash of createHashes(MAX_ROLLED_BACK + 1)) registry = rollBack(publish(registry, hash));
  const { rolledBack } = registry.remotes.auth!;
  expect(rolledBack).toHaveLength(MAX_ROLLED_BACK);
  expect(rolledBack?.[0]?.hash).toBe(`h${MAX_ROLLED_BACK}`);
});

test('leaves development builds out of the history, so that no rollback makes one live', () => {
  const { descriptor, ...dev } = makeRelease('d1');
  const release = { ...dev, descriptor: { ...descriptor, sourceHash: DEV_HASH } };
  const registry = publish(withRelease(publishAll('aa'), 'auth', release), 'bb');
  expect(listHashes(registry.remotes.auth!.previous)).toEqual(['aa']);
});

test('unpublishes a remote and records that until it is published again, but not the shell or an unknown name', () => {
  const before = publish(publishAll('aa'), 'bb', 'game');
  const registry = recordRetiredBuilds(before, withoutRemote(before, 'auth', NOW), NOW);
  expect(Object.keys(registry.remotes)).toEqual(['game']);
  expect(registry.unpublished).toEqual({ auth: NOW });
  expect(registry.retired?.auth?.map(({ id }) => id)).toEqual(['1.0.0-aa']);
  expect(publish(registry, 'aa')).toMatchObject({ unpublished: {}, retired: { auth: [] } });
  expect(() => withoutRemote(registry, 'shell', NOW)).toThrow(/no page works without it/);
  expect(() => withoutRemote(registry, 'atuh', NOW)).toThrow(/"atuh": it was never published/);
});

test('rejects a rollback without a previous release, or of an unknown name', () => {
  const candidate = { release: makeRelease('bb'), percent: 5, startedAt: NOW, promoteAt: null };
  expect(() => rollBack(withCanary(publishAll('aa'), 'auth', candidate))).toThrow(
    'older than 1.0.0-aa. End only its canary with "canary auth stop", publish a fixed one, or take it',
  );
  expect(() => rollBack(publishAll('aa'))).toThrow(
    /Could not roll back "auth": it has no release older than 1\.0\.0-aa\. Publish .* out of service with "unpublish"\./,
  );
  expect(() => withRollback(publish(EMPTY_REGISTRY, 'aa', 'shell'), 'shell')).toThrow(
    /Publish a fixed one\.$/,
  );
  expect(() => withRollback(publishAll('aa'), 'atuh')).toThrow(
    /"atuh": it was never published to this channel\. Choose one of: auth\./,
  );
  expect(() => rollBack(EMPTY_REGISTRY)).toThrow(
    'nothing is published to this channel. Check the name of the channel.',
  );
  expect(() => withRollback(publishAll('aa'), '__proto__')).toThrow(/"__proto__": it was never published/);
});

test('says since when a remote is unpublished that cannot be rolled back, not that it was never published', () => {
  const registry = withoutRemote(publish(publishAll('aa'), 'bb'), 'auth', NOW);
  expect(() => rollBack(registry)).toThrow(
    `Could not roll back "auth": it was unpublished at ${NOW}. Publish it again.`,
  );
});

const later = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();

test('keeps a build for 30 days after it has left the registry, and the last three builds of a name for longer', () => {
  const registry = publishAll(...createHashes(MAX_PREVIOUS + 2));
  expect(findExpired(registry, 'auth', later(RETENTION_MS - 60_000))).toEqual([]);
  expect(findExpired(registry, 'auth', later(RETENTION_MS + 60_000))).toEqual(['1.0.0-h0']);
  const before = publishAll(...createHashes(MIN_BUILDS + 1));
  const unpublished = recordRetiredBuilds(before, withoutRemote(before, 'auth', NOW), NOW);
  expect(findExpired(unpublished, 'auth', later(RETENTION_MS + 60_000))).toHaveLength(1);
});
