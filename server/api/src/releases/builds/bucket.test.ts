import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startS3, type TestS3 } from '@hashgrid/artifacts/test/startS3';
import { makeBuild, openReleaseApi } from '../../../test/releaseApi';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const { api, releasesDir, send, newToken, upload, publish, readRegistry } = openReleaseApi(() => ({
  artifacts: { bucket: s3.settings },
}));

let token: string;
beforeEach(async () => {
  ({ token } = await newToken());
});
const findLive = async () => (await readRegistry(token)).remotes.shop?.current.base;

test('publishes to a bucket, and rolls back to a build in it', async () => {
  const first = (await publish(token, 'shop', 'one')).data.to as string;
  const second = (await publish(token, 'shop', 'two')).data.to as string;
  expect(await findLive()).toBe(`/remotes/shop/${second}/`);
  expect(existsSync(join(releasesDir, 'remotes'))).toBe(false);
  expect((await send('POST /rollback', token, { name: 'shop' })).data.to).toBe(first);
});

test('does not lock the channel while a publish or rollback downloads a build from the bucket', async () => {
  const verify = jest.spyOn(api.context.releaseStore.artifacts, 'verifyRelease');
  const statuses: number[] = [];
  const changeDuringVerification = () =>
    verify.mockImplementationOnce(async () => {
      statuses.push((await send('POST /resume', token, { name: 'shop' })).status);
      return [];
    });
  changeDuringVerification();
  await publish(token, 'shop', 'two');
  changeDuringVerification();
  await send('POST /rollback', token, { name: 'shop' });
  expect(statuses).toEqual([200, 200]);
});

test('does not block other changes while a promotion, a pin, a canary, a preview or a check downloads a build', async () => {
  const name = 'bank';
  await publish(token, name, 'one', { channel: 'staging' });
  const live = (await publish(token, name, 'two')).data.to;
  const release = await upload(token, name, makeBuild(name, 'three'));
  const verify = jest.spyOn(api.context.releaseStore.artifacts, 'verifyRelease');
  const changes: [string, object][] = [
    ['promote', { from: 'staging', channel: 'live' }],
    ['pin', { release: live }],
    ['previews', { release }],
    ['check', { release }],
    ['canary', { release, percent: 5 }],
    ['canary/promote', {}],
  ];
  for (const [path, body] of changes) {
    let duringDownload: number | null = null;
    verify.mockImplementationOnce(async () => {
      duringDownload = (await send('POST /unpin', token, { name })).status;
      return [];
    });
    const { status } = await send(`POST /${path}`, token, { name, ...body });
    expect([path, status, duringDownload]).toEqual([path, 200, 200]);
    if (path === 'pin') await send('POST /unpin', token, { name });
  }
});

test('refuses to roll back to a build whose files are missing from the bucket, and names their location', async () => {
  const second = (await publish(token, 'shop', 'two')).data.to as string;
  const base = (await readRegistry(token)).remotes.shop!.previous[0]!.base;
  await api.context.releaseStore.artifacts.remove(base);
  const { status, message } = await send('POST /rollback', token, { name: 'shop' });
  expect([status, message]).toEqual([
    409,
    expect.stringContaining(`files.json is missing in s3://releases/game${base}. Restore`),
  ]);
  expect(await findLive()).toBe(`/remotes/shop/${second}/`);
});

test('says which right on a read-only bucket an upload lacks, and keeps the live build', async () => {
  const before = await findLive();
  s3.setFault(({ method }) => (method === 'PUT' ? 'deny' : null));
  await expect(publish(token, 'shop', 'three')).rejects.toThrow(
    /could not be stored: Could not write s3:.*: AccessDenied, status 403\. Give its credentials the rights that docs/,
  );
  s3.setFault(() => null);
  expect(await findLive()).toBe(before);
});

test('says that the bucket does not respond, and changes nothing', async () => {
  const before = await findLive();
  s3.setFault(() => 'fail');
  const results = [await send('POST /rollback', token, { name: 'shop' }), await send('GET /registry', token)];
  s3.setFault(() => null);
  for (const { status, message } of results) {
    expect(status).toBe(503);
    expect(message).toMatch(
      /^Could not check the files of "\w+" 1\.0\.0-\w+: Could not list s3:.*\. Nothing has changed\. Try again/,
    );
  }
  expect(await findLive()).toBe(before);
});
