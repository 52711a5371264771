import { makeBuild, openReleaseApi } from '../../../test/releaseApi';

const { api, send, newToken, upload, publish, findLive } = openReleaseApi();

let token: string;
beforeEach(async () => {
  ({ token } = await newToken());
});

test('resumes a remote that was unpublished while it was paused, so that it can be published again', async () => {
  await publish(token, 'paused');
  await send('POST /pause', token, { name: 'paused' });
  await send('POST /unpublish', token, { name: 'paused' });
  expect((await publish(token, 'paused')).message).toContain('npm run release -- resume paused');
  expect(await send('POST /resume', token, { name: 'paused' })).toMatchObject({
    status: 200,
    data: { from: null, to: null },
  });
  const { data } = await publish(token, 'paused');
  expect(await findLive(token, 'paused')).toBe(data.to);
});

test('unpins a remote whose registry entry is malformed, so that it can be published again', async () => {
  await publish(token, 'pinned');
  await send('POST /pin', token, { name: 'pinned' });
  await api.context.database.query(
    `update release_entries set entry = '{"current":{}}'::json where name = 'pinned'`,
  );
  expect((await publish(token, 'pinned')).message).toContain('npm run release -- unpin pinned');
  expect((await send('POST /unpin', token, { name: 'pinned' })).status).toBe(200);
  expect((await publish(token, 'pinned')).status).toBe(200);
});

test('never rolls back to a build that a pin has replaced', async () => {
  const good = (await publish(token, 'replaced', 'good')).data.to;
  await publish(token, 'replaced', 'bad');
  await send('POST /pin', token, { name: 'replaced', release: good });
  await send('POST /unpin', token, { name: 'replaced' });
  expect((await send('POST /rollback', token, { name: 'replaced' })).status).toBe(409);
  await publish(token, 'replaced', 'next');
  expect((await send('POST /rollback', token, { name: 'replaced' })).data).toMatchObject({ to: good });
});

test('refuses to promote a canary or to change its share while its remote is paused', async () => {
  const live = (await publish(token, 'careful')).data.to;
  const release = await upload(token, 'careful', makeBuild('careful', 'two'));
  await send('POST /canary', token, { name: 'careful', release, percent: 5 });
  await send('POST /pause', token, { name: 'careful' });
  for (const [path, body] of [
    ['canary/promote', {}],
    ['canary', { percent: 50 }],
  ] as const)
    expect(await send(`POST /${path}`, token, { name: 'careful', ...body })).toMatchObject({
      status: 409,
      message: expect.stringContaining('it is paused') as string,
    });
  expect(await findLive(token, 'careful')).toBe(live);
});

test('refuses to resume a remote that has neither a live release nor a hold', async () => {
  expect(await send('POST /resume', token, { name: 'unknown' })).toMatchObject({ status: 404 });
});
