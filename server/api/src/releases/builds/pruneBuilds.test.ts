import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getReleaseId } from '@hashgrid/contracts/releases';
import { openReleaseApi } from '../../../test/releaseApi';
import { pruneBuilds } from './pruneBuilds';
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
  jest.spyOn(releaseStore, 'remove').mockImplementationOnce(async (name, id) => {
    const again = [0, 1, 2].find((index) => ids[index] !== id) ?? 0;
    expected = ids[again];
    republished = publish(token, 'shop', `build ${again}`);
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
