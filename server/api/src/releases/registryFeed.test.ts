import { openReleaseApi } from '../../test/releaseApi';
import { registryFeed } from './registryFeed';

const { api, newToken, publish } = openReleaseApi();

test('tells gateways of several processes what one of them has changed', async () => {
  const { token } = await newToken();
  await publish(token, 'shop');
  // Another process on the same database: nothing wakes it.
  const other = registryFeed(api.context);
  const known = (await other.waitForChange('live', -1, 0))!.revision;
  const seen = other.waitForChange('live', known, 60_000);
  const here = api.app.inject(`/registry?revision=${known}`);
  const { to } = (await publish(token, 'shop', 'two')).data;
  for (const registry of [await seen, (await here).json()]) {
    const { version, hash } = registry!.remotes.shop!.current;
    expect([registry!.revision, `${version}-${hash}`]).toEqual([known + 1, to]);
  }
});

test('answers that nothing has changed, and at once when it closes', async () => {
  const feed = registryFeed(api.context);
  const known = (await feed.waitForChange('live', -1, 0))!.revision;
  expect(await feed.waitForChange('live', known, 10)).toBeNull();
  const waiting = feed.waitForChange('live', known, 60_000);
  feed.close();
  expect(await waiting).toBeNull();
});

test('knows an empty channel, and no hostile one', async () => {
  expect((await api.app.inject('/registry?channel=nothing')).json()).toMatchObject({
    revision: 0,
    remotes: {},
  });
  for (const query of ['revision=x', 'revision=9999999999999999', `channel=${'x'.repeat(31)}`, 'all=1'])
    expect([query, (await api.app.inject(`/registry?${query}`)).statusCode]).toEqual([query, 422]);
});
