import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBuild, openReleaseApi } from '../../test/releaseApi';
import { publishRelease } from './changes/releaseChanges';
import { pruneAllBuilds } from './builds/pruneBuilds';
import { RETENTION_MS } from './builds/retiredBuilds';
import { authenticateReleaseToken } from './permissions/releaseTokens';

const { api, releasesDir, send, newToken, upload, publish, findLive, readRegistry } = openReleaseApi();

let token: string;
beforeEach(async () => {
  ({ token } = await newToken());
});

test('makes an uploaded build live, and shows that in the list, the registry and the log', async () => {
  const id = await upload(token, 'shop');
  const { data } = await send('POST /publish', token, {
    name: 'shop',
    release: id,
    commit: 'c0ffee',
    ciRun: 'https://ci.example/7',
    reason: 'new prices',
    check: 'passed',
  });
  expect(data).toMatchObject({ action: 'publish', channel: 'live', name: 'shop', from: null, to: id });
  expect(await findLive(token, 'shop')).toBe(id);
  const { remotes, revision } = await readRegistry(token);
  expect(remotes.shop?.current).toMatchObject({
    publishedBy: 'ci:/srv',
    base: `/remotes/shop/${id}/`,
    publishedAt: api.context.now().toISOString(),
  });
  const log = (await send('GET /log?name=shop', token)).data.items as object[];
  expect(log).toEqual([
    {
      id: expect.any(String),
      at: api.context.now().toISOString(),
      action: 'publish',
      channel: 'live',
      name: 'shop',
      from: null,
      to: id,
      revision,
      team: 'team-a',
      who: 'team-a CI',
      tokenId: expect.any(String),
      commit: 'c0ffee',
      ciRun: 'https://ci.example/7',
      reason: 'new prices',
      check: 'passed',
      percent: null,
    },
  ]);
});

test('logs that a build was not checked, and requires a reason when the caller skipped the check', async () => {
  await publish(token, 'unchecked');
  const release = await upload(token, 'unchecked', makeBuild('unchecked', 'two'));
  const skip = (more: object) =>
    send('POST /publish', token, { name: 'unchecked', release, check: 'skipped', ...more });
  const { status, message } = await skip({ reason: ' ' });
  expect([status, message]).toEqual([409, expect.stringContaining('--emergency "<why>"')]);
  await skip({ reason: 'payments fail' });
  await send('POST /rollback', token, { name: 'unchecked' });
  const { items } = (await send('GET /log?name=unchecked', token)).data;
  expect(
    (items as object[]).map((item) => [Reflect.get(item, 'check'), Reflect.get(item, 'reason')]),
  ).toEqual([
    [null, null],
    ['skipped', 'payments fail'],
    ['skipped', null],
  ]);
});

test('stores a build once when it is uploaded again', async () => {
  await publish(token, 'twice');
  const first = await upload(token, 'twice');
  expect(await upload(token, 'twice')).toBe(first);
  expect(readdirSync(join(releasesDir, 'remotes', 'twice'))).toEqual([first]);
});

describe('two concurrent publishers', () => {
  test.each([
    ['one', 'two'],
    ['two', 'one'],
  ])('publishes build "%s", which comes first, and names it when it refuses "%s"', async (winner, loser) => {
    const name = `race-${winner}`;
    const before = (await publish(token, name, 'zero')).data.to;
    const { token: other } = await newToken({ team: 'team-a' });
    const release = await upload(other, name, makeBuild(name, loser));
    const won = await publish(token, name, winner, { replaces: before });
    expect(won.status).toBe(200);
    const lost = await send('POST /publish', other, { name, release, replaces: before });
    expect(lost.status).toBe(409);
    expect(lost.message).toContain(`${String(won.data.to)} has become live since ${String(before)}`);
    expect(lost.message).toMatch(
      /Last change: publish of "race-\w+" from \S+ to \S+ by team-a CI of team "team-a"/,
    );
    expect(await findLive(token, name)).toBe(won.data.to);
  });

  test('lets exactly one of two simultaneous publishes win', async () => {
    const before = (await publish(token, 'tie', 'zero')).data.to;
    const actor = await authenticateReleaseToken(api.context, token);
    const ids = [await upload(token, 'tie'), await upload(token, 'tie', makeBuild('tie', 'two'))];
    const results = await Promise.allSettled(
      ids.map((release) =>
        publishRelease(api.context, actor, { name: 'tie', release, replaces: before as string }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('refuses a change that is based on an outdated revision, and names the last change', async () => {
    const { revision } = (await publish(token, 'rev')).data;
    await publish(token, 'other-rev');
    const { status, message } = await publish(token, 'rev', 'two', { revision });
    expect(status).toBe(409);
    expect(message).toMatch(/revision \d+, not \d+\. Last change: publish of "other-rev"/);
  });
});

describe('changes', () => {
  test('rolls back to the previous build, unless its files are missing', async () => {
    const first = (await publish(token, 'back', 'one')).data.to as string;
    const second = (await publish(token, 'back', 'two')).data.to;
    expect((await send('POST /rollback', token, { name: 'back' })).data).toMatchObject({
      from: second,
      to: first,
    });
    await publish(token, 'back', 'three');
    rmSync(join(releasesDir, 'remotes', 'back', first, 'entry.js'));
    const { status, message } = await send('POST /rollback', token, { name: 'back' });
    expect([status, message]).toEqual([
      409,
      expect.stringMatching(/entry\.js is missing in .*Restore the folder from a backup, or publish/),
    ]);
  });

  test('refuses other builds while a name is pinned, and new ones while it is paused', async () => {
    await publish(token, 'held', 'zero');
    const first = (await publish(token, 'held', 'one')).data.to;
    const second = (await publish(token, 'held', 'two')).data.to;
    const pinned = await send('POST /pin', token, { name: 'held', release: first, reason: 'audit' });
    expect(pinned.data).toMatchObject({ from: second, to: first });
    const refused = await publish(token, 'held', 'three');
    expect([refused.status, refused.message]).toEqual([
      409,
      expect.stringMatching(/pinned in "live" by team-a CI since .* \(audit\)/),
    ]);
    expect((await send('POST /rollback', token, { name: 'held' })).status).toBe(409);
    await send('POST /unpin', token, { name: 'held' });
    await send('POST /pause', token, { name: 'held' });
    expect((await publish(token, 'held', 'three')).message).toContain('it is paused');
    expect((await send('POST /rollback', token, { name: 'held' })).status).toBe(200);
    await send('POST /resume', token, { name: 'held' });
    expect((await publish(token, 'held', 'three')).status).toBe(200);
  });

  test('unpublishes a remote', async () => {
    await publish(token, 'gone');
    expect((await send('POST /unpublish', token, { name: 'gone' })).data).toMatchObject({ to: null });
    const { remotes, unpublished } = await readRegistry(token);
    expect(Object.keys(remotes)).not.toContain('gone');
    expect(unpublished).toHaveProperty('gone');
  });

  test('promotes the same build from channel to channel, and shows what differs', async () => {
    const { to } = (await publish(token, 'staged', 'one', { channel: 'staging' })).data;
    expect(await findLive(token, 'staged')).toBeUndefined();
    const diff = async () =>
      ((await send('GET /diff?from=staging&to=live', token)).data.differences as { name: string }[]).find(
        ({ name }) => name === 'staged',
      );
    expect(await diff()).toEqual({ name: 'staged', from: to, to: null });
    const promoted = await send('POST /promote', token, { name: 'staged', from: 'staging', channel: 'live' });
    expect(promoted.data).toMatchObject({ action: 'promote', to });
    expect(await diff()).toBeUndefined();
    expect(await findLive(token, 'staged')).toBe(to);
    const { status, message } = await send('GET /diff?from=stagin&to=live', token);
    expect(status).toBe(404);
    expect(message).toMatch(/^There is no channel "stagin"\. Choose one of: live, .*\bstaging\b.*\.$/);
  });

  test('promotes neither a damaged build, nor one other than the checked build', async () => {
    const staged = async (script: string) =>
      (await publish(token, 'risky', script, { channel: 'staging' })).data.to as string;
    const promote = (release: string) =>
      send('POST /promote', token, { name: 'risky', from: 'staging', channel: 'live', release });
    const checked = await staged('one');
    const newer = await staged('two');
    expect(await promote(checked)).toMatchObject({
      status: 409,
      message: `Did not promote "risky": ${newer} has become live in "staging" since ${checked} was checked. Promote again to check it.`,
    });
    writeFileSync(join(releasesDir, 'remotes', 'risky', newer, 'entry.js'), 'tampered');
    expect(await promote(newer)).toMatchObject({
      status: 409,
      message: expect.stringContaining('entry.js is damaged in') as string,
    });
    expect(await findLive(token, 'risky')).toBeUndefined();
  });

  test('returns why a publish would be refused, and changes nothing', async () => {
    const release = await upload(token, 'checked');
    const check = async (by: string) =>
      (await send('POST /check', by, { name: 'checked', release })).data.problems;
    expect(await check(token)).toEqual([]);
    expect(await findLive(token, 'checked')).toBeUndefined();
    const { token: other } = await newToken({ team: 'team-b', remotes: ['else'] });
    expect(await check(other)).toEqual([expect.stringContaining('lacks the scope remote "checked"')]);
    expect((await send('GET /log?name=checked', token)).data.items).toEqual([]);
  });

  test('returns before an upload why any build would be refused, and changes nothing', async () => {
    const check = async (by: string) => (await send('POST /check', by, { name: 'unbuilt' })).data.problems;
    expect(await check(token)).toEqual([]);
    expect(await findLive(token, 'unbuilt')).toBeUndefined();
    const { token: other } = await newToken({ team: 'team-b', remotes: ['else'] });
    expect(await check(other)).toEqual([expect.stringContaining('lacks the scope remote "unbuilt"')]);
    await publish(token, 'unbuilt');
    const { token: rival } = await newToken({ team: 'team-b', remotes: ['unbuilt'] });
    expect(await check(rival)).toEqual([expect.stringContaining('belongs to team "team-a"')]);
    await send('POST /pause', token, { name: 'unbuilt', reason: 'month end' });
    expect(await check(token)).toEqual([expect.stringMatching(/it is paused .*\(month end\)/)]);
    const { items } = (await send('GET /log?name=unbuilt', token)).data as { items: unknown[] };
    expect(items).toHaveLength(2);
  });

  test('deletes the files of a build 30 days after it has left all channels, and retires an unknown folder', async () => {
    for (let index = 0; index < 8; index += 1) await publish(token, 'prune', `build ${index}`);
    const kept = readdirSync(join(releasesDir, 'remotes', 'prune'));
    expect(kept).toHaveLength(8);
    mkdirSync(join(releasesDir, 'remotes', 'prune', 'stray'));
    api.advanceClock(RETENTION_MS / 1000 + 60);
    const { token: later } = await newToken();
    await publish(later, 'prune', 'build 8');
    await pruneAllBuilds(api.context);
    // Six referenced builds, the build that was just retired, and the unreferenced folder, which counts as retired from now on.
    expect(readdirSync(join(releasesDir, 'remotes', 'prune'))).toHaveLength(8);
    expect(existsSync(join(releasesDir, 'remotes', 'prune', 'stray'))).toBe(true);
  });
});

test('refuses to change or delete entries of the log', async () => {
  await publish(token, 'logged');
  for (const sql of [
    "update release_log set who = 'nobody'",
    'delete from release_log',
    'truncate release_log',
  ])
    await expect(api.database.query(sql)).rejects.toThrow('append-only');
});

test('logs each change once, and no refused one', async () => {
  await publish(token, 'audited', 'one');
  await publish(token, 'audited', 'two');
  for (const action of ['rollback', 'pin', 'unpin', 'pause', 'resume', 'unpublish'])
    expect([action, (await send(`POST /${action}`, token, { name: 'audited' })).status]).toEqual([
      action,
      200,
    ]);
  await send('POST /rollback', token, { name: 'audited' });
  const items = (await send('GET /log?name=audited', token)).data.items as {
    action: string;
    revision: number;
  }[];
  expect(items.map(({ action }) => action)).toEqual([
    'unpublish',
    'resume',
    'pause',
    'unpin',
    'pin',
    'rollback',
    'publish',
    'publish',
  ]);
  expect(new Set(items.map(({ revision }) => revision)).size).toBe(items.length);
});

test('lists a damaged live build until an upload repairs it', async () => {
  const id = await upload(token, 'damaged');
  await send('POST /publish', token, { name: 'damaged', release: id });
  writeFileSync(join(releasesDir, 'remotes', 'damaged', id, 'entry.js'), 'tampered');
  const findDamaged = async () => (await send('GET /registry', token)).data.damaged;
  expect(await findDamaged()).toContain('damaged');
  await upload(token, 'damaged');
  expect(await findDamaged()).not.toContain('damaged');
});

test('returns the registry whose files it has checked, even if that changes meanwhile', async () => {
  const checked = (await publish(token, 'meanwhile')).data.to as string;
  const { artifacts } = api.context.releaseStore;
  const verify = artifacts.verifyRelease.bind(artifacts);
  jest.spyOn(artifacts, 'verifyRelease').mockImplementationOnce(async (release) => {
    await publish(token, 'meanwhile', 'two');
    return verify(release);
  });
  expect((await readRegistry(token)).remotes.meanwhile?.current.base).toBe(`/remotes/meanwhile/${checked}/`);
});

test('documents that its calls may be unavailable', async () => {
  const document = (await api.app.inject('/api/releases/docs/json')).json<{
    paths: Record<string, Record<string, { responses: object }>>;
  }>();
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const { responses } of operations) expect(Object.keys(responses)).toContain('503');
});

test('has an OpenAPI document, which is separate from that of the players’ API', async () => {
  const document = (await api.app.inject('/api/releases/docs/json')).json<{ paths: object }>();
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/releases/builds', '/api/releases/publish', '/api/releases/log']),
  );
  const players = (await api.app.inject('/api/v1/docs/json')).json<{ paths: object }>();
  expect(Object.keys(players.paths).filter((path) => path.includes('/releases'))).toEqual([]);
});
