import { AsyncResource } from 'node:async_hooks';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getReleaseId } from '@hashgrid/contracts/releases';
import { openReleaseApi } from '../../../test/releaseApi';
import { findBuild, lockBuilds, removeBuilds } from './builds.queries';
import { pruneAllBuilds, pruneBuilds } from './pruneBuilds';
import { RETENTION_MS } from './retiredBuilds';

const { api, releasesDir, send, newToken, upload, publish, findLive, readRegistry } = openReleaseApi();

test('keeps a build that is published again while other old builds are being deleted', async () => {
  let { token } = await newToken();
  const ids: string[] = [];
  for (let index = 0; index < 9; index += 1)
    ids.push((await publish(token, 'shop', `build ${index}`)).data.to as string);
  api.advanceClock(RETENTION_MS / 1000 + 60);
  ({ token } = await newToken());
  const { releaseStore } = api.context;
  const remove = releaseStore.remove.bind(releaseStore);
  let republished: Promise<unknown> = Promise.resolve();
  let expected: string | undefined;
  // Another process publishes it, outside the transaction of the deletion.
  const publishElsewhere = AsyncResource.bind(publish);
  jest.spyOn(releaseStore, 'remove').mockImplementationOnce(async (name, id) => {
    const again = [0, 1, 2].find((index) => ids[index] !== id) ?? 0;
    expected = ids[again];
    republished = publishElsewhere(token, 'shop', `build ${again}`);
    // The upload may have to wait until the deletion has ended.
    await Promise.race([republished, sleep(500)]);
    return remove(name, id);
  });
  await pruneBuilds(api.context, 'shop');
  await republished;
  expect(await findLive(token, 'shop')).toBe(expected);
  const { current } = (await readRegistry(token)).remotes.shop!;
  expect([getReleaseId(current), await releaseStore.artifacts.verifyRelease(current)]).toEqual([
    expected,
    [],
  ]);
});

test('stores an upload again whose equal old build was deleted meanwhile', async () => {
  const { token } = await newToken();
  const { releaseStore } = api.context;
  const store = releaseStore.store.bind(releaseStore);
  jest.spyOn(releaseStore, 'store').mockImplementationOnce(async (...build) => {
    const stored = await store(...build);
    rmSync(join(releasesDir, stored.base), { recursive: true });
    return stored;
  });
  const release = await upload(token, 'bank');
  expect((await send('POST /publish', token, { name: 'bank', release })).status).toBe(200);
});

test('responds to a publish without waiting for the deletion of old builds', async () => {
  const { token } = await newToken();
  const list = jest.spyOn(api.context.releaseStore, 'list');
  expect((await publish(token, 'slow')).status).toBe(200);
  expect(list).not.toHaveBeenCalled();
});

test('logs a deletion that fails, and stops between two deletions when the process stops', async () => {
  let { token } = await newToken();
  for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 8]) await publish(token, 'zone', `build ${index}`);
  api.advanceClock(RETENTION_MS / 1000 + 60);
  ({ token } = await newToken());
  const stopping = new AbortController();
  const remove = jest
    .spyOn(api.context.releaseStore, 'remove')
    .mockRejectedValueOnce(new Error('The disk is read-only.'))
    .mockImplementation(async () => stopping.abort());
  const log = jest.spyOn(api.context, 'log');
  await pruneAllBuilds(api.context, stopping.signal);
  expect(remove.mock.calls.map(([name]) => name)).toEqual(['shop', 'zone']);
  expect(log).toHaveBeenCalledWith('Old builds of shop could not be deleted: The disk is read-only.');
});

test('lets an upload wait longer for a deletion than other statements wait for a lock', async () => {
  const [limit] = await api.context.database.transaction(async (transaction) => {
    await lockBuilds(transaction, 'shop');
    return transaction.query<{ lock_timeout: string }>('show lock_timeout');
  });
  expect(limit).toEqual({ lock_timeout: '30s' });
});

test('keeps the record of a build that is uploaded again while its retention ends', async () => {
  const { token } = await newToken();
  const id = await upload(token, 'again');
  const { database, now } = api.context;
  const retentionStart = new Date(now().getTime() - RETENTION_MS);
  await removeBuilds(database, 'again', [id], retentionStart);
  expect(await findBuild(database, 'again', id)).not.toBeNull();
});
