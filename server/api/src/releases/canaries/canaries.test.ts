import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { computeIntegrity } from '@hashgrid/contracts/builds';
import { makeBuild, openReleaseApi } from '../../../test/releaseApi';
import { requireCanary } from './canaryRules';
import { CANARY_RULE } from './judgeCanary';
import { pruneAllBuilds } from '../builds/pruneBuilds';
import { RETENTION_MS } from '../builds/retiredBuilds';
import { checkCanaries } from './checkCanaries';

const { api, releasesDir, send, newToken, upload, publish, findLive, readRegistry } = openReleaseApi();

let token: string;
beforeEach(async () => {
  ({ token } = await newToken());
});

/** Publishes a build and starts a canary of another one. */
const startCanary = async (name: string, more: object = {}) => {
  const live = (await publish(token, name, 'one')).data.to as string;
  const candidate = await upload(token, name, makeBuild(name, 'two'));
  const started = await send('POST /canary', token, { name, release: candidate, percent: 5, ...more });
  expect([started.status, started.message]).toEqual([200, undefined]);
  return { live, candidate };
};
const readEntry = async (name: string) => (await readRegistry(token)).remotes[name]!;
const findListed = async (name: string) => {
  const { remotes } = (await send('GET /list', token)).data as {
    remotes: { name: string; canary: object | null; rolledBack: string[]; paused: object | null }[];
  };
  return remotes.find((each) => each.name === name)!;
};
const readActions = async (name: string) =>
  ((await send(`GET /log?name=${name}`, token)).data.items as { action: string }[]).map(
    (each) => each.action,
  );
/** Reports a load of a build from each of `networks` networks; the first `failed` of them failed. */
const reportLoads = async (name: string, build: string, networks: number, failed = 0, region = 1) => {
  const [version, hash] = build.split('-');
  for (let i = 0; i < networks; i += 1) {
    const load = { remote: name, version, hash, milliseconds: 1, bytes: 1, isFailed: i < failed };
    const from = `10.${region}.0.${i}`;
    const { status } = await api.call('POST /public/telemetry/vitals', {
      body: { vitals: [], loads: [load] },
      from,
    });
    expect(status).toBe(200);
  }
};

test('a canary is not live, and claims its paths', async () => {
  const { live, candidate } = await startCanary('bird');
  const entry = await readEntry('bird');
  expect(`${entry.current.version}-${entry.current.hash}`).toBe(live);
  expect(entry.candidate).toMatchObject({ percent: 5, promoteAt: null });
  expect(`${entry.candidate!.release.version}-${entry.candidate!.release.hash}`).toBe(candidate);
  const other = await upload(token, 'cuckoo', makeBuild('cuckoo', 'x', ['/bird']));
  expect((await send('POST /publish', token, { name: 'cuckoo', release: other })).message).toContain(
    'path "/bird" is taken by remote "bird"',
  );
  const [entered] = (await send('GET /log?name=bird', token)).data.items as object[];
  expect(entered).toMatchObject({ action: 'canary', from: live, to: candidate, percent: 5 });
});

test('a build that never became live is deleted, but not a canary, however long ago it was uploaded', async () => {
  for (const script of ['a', 'b']) await publish(token, 'tried', script);
  const { candidate } = await startCanary('tried');
  const unused = await upload(token, 'tried', makeBuild('tried', 'unused'));
  // The first run records the unused build as retired, the second deletes it.
  for (const isStored of [true, false]) {
    api.advanceClock(RETENTION_MS / 1000 + 60);
    await pruneAllBuilds(api.context);
    const stored = readdirSync(join(releasesDir, 'remotes', 'tried'));
    expect([stored.includes(unused), stored.includes(candidate)]).toEqual([isStored, true]);
  }
  ({ token } = await newToken());
  const promoted = await send('POST /canary/promote', token, { name: 'tried' });
  expect(promoted.data).toMatchObject({ to: candidate });
});

test('two unreferenced builds are deleted, one after the other', async () => {
  for (const script of ['a', 'b']) await publish(token, 'spare', script);
  await startCanary('spare');
  const builds: string[] = [];
  for (const script of ['earlier', 'later']) {
    builds.push(await upload(token, 'spare', makeBuild('spare', script)));
    api.advanceClock(RETENTION_MS / 1000 + 60);
    ({ token } = await newToken());
    await pruneAllBuilds(api.context);
  }
  const listStored = () => {
    const stored = readdirSync(join(releasesDir, 'remotes', 'spare'));
    return builds.map((build) => stored.includes(build));
  };
  // The run that deletes the earlier one records the later one as retired.
  expect(listStored()).toEqual([false, true]);
  api.advanceClock(RETENTION_MS / 1000 + 60);
  await pruneAllBuilds(api.context);
  expect(listStored()).toEqual([false, false]);
});

test('a canary changes its share, and is promoted or stopped', async () => {
  const { candidate } = await startCanary('share');
  await send('POST /canary', token, { name: 'share', percent: 25 });
  expect((await readEntry('share')).candidate).toMatchObject({ percent: 25 });
  api.advanceClock(60);
  expect((await send('POST /canary/promote', token, { name: 'share' })).data).toMatchObject({
    to: candidate,
  });
  expect(await findLive(token, 'share')).toBe(candidate);
  expect((await readEntry('share')).current.publishedAt).toBe(api.context.now().toISOString());
  const again = await startCanary('stop');
  expect((await send('POST /canary/stop', token, { name: 'stop' })).data).toMatchObject({
    from: again.candidate,
    to: again.live,
  });
  expect((await findListed('stop')).rolledBack).toEqual([again.candidate]);
  for (const [line, body] of [
    ['POST /canary', { percent: 5 }],
    ['POST /canary/promote', {}],
    ['POST /canary/stop', {}],
  ] as const)
    expect((await send(line, token, { name: 'stop', ...body })).message).toMatch(/it has no canary/);
});

test('a refusal without a canary names the channel in the command that starts one', async () => {
  await publish(token, 'staged', 'one', { channel: 'staging' });
  const target = { name: 'staged', channel: 'staging' };
  for (const path of ['canary/promote', 'canary/stop'])
    expect((await send(`POST /${path}`, token, target)).message).toContain(
      'npm run release -- publish staged --channel staging --canary 5%',
    );
});

test('a canary that another one replaces counts as rolled back, and no promotion makes it live', async () => {
  const { candidate } = await startCanary('replaced');
  const next = await upload(token, 'replaced', makeBuild('replaced', 'three'));
  const replace = () => send('POST /canary', token, { name: 'replaced', release: next, percent: 5 });
  expect((await replace()).data.endedCanary).toBe(candidate);
  expect((await replace()).data.endedCanary).toBeUndefined();
  expect((await findListed('replaced')).rolledBack).toEqual([candidate]);
  const registry = await readRegistry(token);
  const target = { name: 'replaced', channel: 'live', build: candidate };
  expect(() => requireCanary(registry, target, 'promote the canary of')).toThrow(
    `Could not promote the canary of "replaced": its canary is now ${next}, not ${candidate}. List the releases and try again.`,
  );
});

test('a rolled-back build that becomes a canary again no longer counts as rolled back', async () => {
  const { candidate } = await startCanary('retried');
  const next = await upload(token, 'retried', makeBuild('retried', 'three'));
  for (const [release, rolledBack] of [
    [next, [candidate]],
    [candidate, [next]],
  ] as const) {
    await send('POST /canary', token, { name: 'retried', release, percent: 5 });
    expect((await findListed('retried')).rolledBack).toEqual(rolledBack);
  }
});

test.each([
  ['publish', (name: string) => publish(token, name, 'three')],
  ['rollback', (name: string) => send('POST /rollback', token, { name })],
  ['pin', (name: string) => send('POST /pin', token, { name })],
  ['unpublish', (name: string) => send('POST /unpublish', token, { name })],
])('%s ends a canary, and says so', async (action, change) => {
  const name = `ends-with-${action}`;
  await publish(token, name, 'zero');
  const { candidate } = await startCanary(name);
  expect(await change(name)).toMatchObject({ status: 200, data: { endedCanary: candidate } });
  expect((await findListed(name)).canary).toBeNull();
});

test('a canary that a pin has ended counts as rolled back, so that no start of its checkout publishes it', async () => {
  const { candidate } = await startCanary('pinned');
  await send('POST /pin', token, { name: 'pinned' });
  expect((await findListed('pinned')).rolledBack).toEqual([candidate]);
});

test('publishing the build of a canary does not say that its canary has ended', async () => {
  const { candidate } = await startCanary('chosen');
  const { data } = await send('POST /publish', token, { name: 'chosen', release: candidate });
  expect([data.to, data.endedCanary]).toEqual([candidate, undefined]);
});

test('a canary is refused without a live build or a new one, without the scope, while paused and for an invalid percentage', async () => {
  const release = await upload(token, 'fresh');
  const set = async (body: object, by = token) => (await send('POST /canary', by, body)).message;
  expect(await set({ name: 'fresh', release, percent: 5 })).toContain('it was never published');
  await send('POST /publish', token, { name: 'fresh', release });
  expect(await set({ name: 'fresh', release, percent: 5 })).toContain('is already live');
  const { token: other } = await newToken({ team: 'team-b', remotes: ['else'] });
  expect(await set({ name: 'fresh', release, percent: 5 }, other)).toContain('lacks the scope');
  await send('POST /pause', token, { name: 'fresh' });
  expect(await set({ name: 'fresh', release, percent: 5 })).toContain('it is paused');
  for (const percent of [0, 100, -1])
    expect((await send('POST /canary', token, { name: 'fresh', release, percent })).status).toBe(422);
});

test('a canary of the shell is refused', async () => {
  const { token: shellToken } = await newToken({ remotes: ['shell'] });
  const uploadShell = (entry: string) => {
    const descriptor = {
      version: '1.0.0',
      entry,
      chunks: [],
      integrity: { [entry]: computeIntegrity(new Uint8Array()) },
    };
    const files = {
      [entry]: '',
      'shell.json': JSON.stringify({ ...descriptor, shared: {}, locales: [], sourceHash: entry }),
    };
    return upload(shellToken, 'shell', files);
  };
  const live = await uploadShell('one.js');
  expect((await send('POST /publish', shellToken, { name: 'shell', release: live })).status).toBe(200);
  const release = await uploadShell('two.js');
  const { status, message } = await send('POST /canary', shellToken, { name: 'shell', release, percent: 5 });
  expect([status, message]).toEqual([409, expect.stringContaining('only remotes have canaries')]);
  expect((await readRegistry(shellToken)).shell).not.toHaveProperty('candidate');
});

test('a canary is rolled back when it fails more than the live build, with the reason in the log, and stays paused', async () => {
  const { live, candidate } = await startCanary('bad');
  const { minReporters } = CANARY_RULE;
  await reportLoads('bad', live, minReporters * 2);
  await reportLoads('bad', candidate, minReporters, minReporters / 2, 2);
  expect((await findListed('bad')).canary).toMatchObject({
    candidate: { reporters: minReporters, failedLoads: minReporters / 2, errors: 0 },
    live: { reporters: minReporters * 2, failedLoads: 0, errors: 0 },
  });
  await checkCanaries(api.context);
  expect(await findListed('bad')).toMatchObject({
    current: live,
    canary: null,
    rolledBack: [candidate],
    paused: { who: 'canary check', reason: expect.stringContaining(`the canary of ${candidate} failed`) },
  });
  const [entry] = (await send('GET /log?name=bad', token)).data.items as object[];
  expect(entry).toMatchObject({
    action: 'canary-rollback',
    from: candidate,
    to: live,
    who: 'canary check',
    reason:
      'pages did not load on 10 of 20 networks (50.0%), compared with 0 of 40 networks (0.0%) for the live build',
  });
  expect(api.log.at(-1)).toContain('npm run release -- resume bad');
  expect(await api.database.query('select 1 from canary_reporters')).toEqual([]);
});

test('a canary is rolled back even when the check of another one throws', async () => {
  const unreachable = await startCanary('a-unreachable', { promoteAfterSeconds: 60 });
  const failing = await startCanary('b-failing');
  const { minReporters } = CANARY_RULE;
  await reportLoads('a-unreachable', unreachable.live, minReporters);
  await reportLoads('a-unreachable', unreachable.candidate, minReporters);
  await reportLoads('b-failing', failing.live, minReporters);
  await reportLoads('b-failing', failing.candidate, minReporters, minReporters);
  api.advanceClock(61);
  const verify = jest
    .spyOn(api.context.releaseStore.artifacts, 'verifyRelease')
    .mockRejectedValue(new Error('no connection to the store'));
  await expect(checkCanaries(api.context)).rejects.toThrow(
    'a-unreachable in live: no connection to the store',
  );
  verify.mockRestore();
  expect(await findListed('b-failing')).toMatchObject({ current: failing.live, canary: null });
  await send('POST /canary/stop', token, { name: 'a-unreachable' });
});

test('a network counts once however much it reports, so it can neither end a canary nor hide its failures', async () => {
  const { live, candidate } = await startCanary('flood');
  const [version, hash] = candidate.split('-');
  const load = { remote: 'flood', version, hash, milliseconds: 1, bytes: 1 };
  const loads = (isFailed: boolean) => Array.from({ length: 50 }, () => ({ ...load, isFailed }));
  for (const from of ['10.9.0.1', '2001:db8:1:1::1', '2001:db8:1:2::1'])
    for (const isFailed of [true, false])
      await api.call('POST /public/telemetry/vitals', {
        body: { vitals: [], loads: loads(isFailed) },
        from,
      });
  await reportLoads('flood', live, 40);
  // The two IPv6 addresses are in the same /48 network.
  expect((await findListed('flood')).canary).toMatchObject({ candidate: { reporters: 2, failedLoads: 2 } });
  await checkCanaries(api.context);
  expect(await readActions('flood')).toEqual(['canary', 'publish']);
  const stored = await api.database.query<{ reporter: string }>('select reporter from canary_reporters');
  expect(JSON.stringify(stored)).not.toMatch(/10\.9|2001:/);
  await send('POST /canary/stop', token, { name: 'flood' });
});

test('a canary is promoted once its time has passed and enough networks have reported, and not before', async () => {
  const reportBoth = async (name: string, { live, candidate }: { live: string; candidate: string }) => {
    await reportLoads(name, live, CANARY_RULE.minReporters);
    await reportLoads(name, candidate, CANARY_RULE.minReporters, 0, 2);
  };
  const early = await startCanary('early', { promoteAfterSeconds: 1800 });
  await reportBoth('early', early);
  const quiet = await startCanary('quiet', { promoteAfterSeconds: 1800 });
  api.advanceClock(1799);
  await checkCanaries(api.context);
  expect(await findLive(token, 'early')).toBe(early.live);
  api.advanceClock(2);
  await checkCanaries(api.context);
  expect(await findLive(token, 'early')).toBe(early.candidate);
  expect(await findLive(token, 'quiet')).toBe(quiet.live);
  await reportBoth('quiet', quiet);
  await checkCanaries(api.context);
  expect(await findLive(token, 'quiet')).toBe(quiet.candidate);
  expect(await readActions('quiet')).toEqual(['canary-promote', 'canary', 'publish']);
});

test('a canary without automatic promotion keeps running, however well it does', async () => {
  const { live, candidate } = await startCanary('asks');
  await reportLoads('asks', live, CANARY_RULE.minReporters);
  await reportLoads('asks', candidate, CANARY_RULE.minReporters, 0, 2);
  api.advanceClock(1801);
  await checkCanaries(api.context);
  expect(await findLive(token, 'asks')).toBe(live);
  await send('POST /canary/stop', token, { name: 'asks' });
});
