import { setImmediate } from 'node:timers/promises';
import type { Registry } from '@hashgrid/contracts';
import { getReleaseId } from '@hashgrid/contracts/releases';
import { makeBuild, openReleaseApi } from '../../../test/releaseApi';
import { promoteCanary } from '../canaries/canaryChanges';
import { POLL_MS, createRegistryFeed } from './registryFeed';
import { CANARY_CHECK } from '../canaries/checkCanaries';

const HOUR_MS = 3_600_000;

const { api, send, newToken, upload, publish } = openReleaseApi();

/** Replaces `setTimeout` by one whose time only the test advances. */
const fakeTimeouts = () => {
  jest.useFakeTimers({
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  });
  const timeouts = jest.spyOn(globalThis, 'setTimeout');
  const countPolls = () => timeouts.mock.calls.filter(([, ms]) => ms === POLL_MS).length;
  return {
    waitForPolls: async (count: number) => {
      while (countPolls() < count) await setImmediate();
    },
  };
};

test('sends a change to gateways of its process immediately, and to those of other processes within 5 seconds', async () => {
  const { token } = await newToken();
  await publish(token, 'shop');
  const release = await upload(token, 'shop', makeBuild('shop', 'two'));
  // Another process on the same database, which isn't notified of changes.
  const otherProcess = createRegistryFeed(api.context);
  const known = (await otherProcess.waitForChange('live', -1, 0))!.revision;
  const { waitForPolls } = fakeTimeouts();
  try {
    const otherChange = otherProcess.waitForChange('live', known, HOUR_MS);
    const response = api.app.inject(`/registry?revision=${known}`);
    await waitForPolls(2);
    await send('POST /publish', token, { name: 'shop', release });
    // No time has passed, so this didn't take a poll.
    const received: Registry[] = [(await response).json()];
    jest.advanceTimersByTime(5_000);
    received.push((await otherChange)!);
    for (const { revision, remotes } of received)
      expect([revision, getReleaseId(remotes.shop!.current)]).toEqual([known + 1, release]);
  } finally {
    jest.restoreAllMocks();
    jest.useRealTimers();
  }
});

test('sends a change by the canary check to gateways of its process immediately', async () => {
  const { token } = await newToken();
  await publish(token, 'kiosk');
  const release = await upload(token, 'kiosk', makeBuild('kiosk', 'canary'));
  await send('POST /canary', token, { name: 'kiosk', release, percent: 5 });
  const { revision } = (await api.app.inject('/registry?revision=-1')).json<Registry>();
  const { waitForPolls } = fakeTimeouts();
  try {
    const response = api.app.inject(`/registry?revision=${revision}`);
    await waitForPolls(1);
    await promoteCanary(api.context, CANARY_CHECK, { name: 'kiosk', build: release });
    const { remotes } = (await response).json<Registry>();
    expect(getReleaseId(remotes.kiosk!.current)).toBe(release);
  } finally {
    jest.restoreAllMocks();
    jest.useRealTimers();
  }
});

test('sends a change immediately that comes while the revision is being read', async () => {
  const { token } = await newToken();
  const { database, registryChanges } = api.context;
  let changeOnce: (() => Promise<unknown>) | undefined;
  const query = async <Row>(sql: string, parameters?: unknown[]) => {
    const rows = await database.query<Row>(sql, parameters);
    const change = changeOnce;
    changeOnce = undefined;
    await change?.();
    return rows;
  };
  const feed = createRegistryFeed({ registryChanges, database: { ...database, query } });
  const known = (await feed.waitForChange('live', -1, 0))!.revision;
  fakeTimeouts();
  try {
    changeOnce = () => publish(token, 'between');
    const { revision } = (await feed.waitForChange('live', known, HOUR_MS))!;
    expect(revision).toBe(known + 1);
  } finally {
    jest.restoreAllMocks();
    jest.useRealTimers();
  }
});

test('returns null in time when the clock has been set back by an hour', async () => {
  const feed = createRegistryFeed(api.context);
  const known = (await feed.waitForChange('live', -1, 0))!.revision;
  const waiting = feed.waitForChange('live', known, 10);
  const wrongTime = Date.now() - HOUR_MS;
  jest.spyOn(Date, 'now').mockReturnValue(wrongTime);
  try {
    expect(await waiting).toBeNull();
  } finally {
    jest.restoreAllMocks();
    feed.close();
  }
});

test('returns null when nothing has changed, and immediately when it closes', async () => {
  const feed = createRegistryFeed(api.context);
  const known = (await feed.waitForChange('live', -1, 0))!.revision;
  expect(await feed.waitForChange('live', known, 10)).toBeNull();
  const waiting = feed.waitForChange('live', known, 60_000);
  feed.close();
  expect(await waiting).toBeNull();
});

test('returns an empty registry for an unknown channel, and rejects an invalid query', async () => {
  expect((await api.app.inject('/registry?channel=nothing')).json()).toMatchObject({
    revision: 0,
    remotes: {},
  });
  for (const query of ['revision=x', 'revision=9999999999999999', `channel=${'x'.repeat(31)}`, 'all=1'])
    expect([query, (await api.app.inject(`/registry?${query}`)).statusCode]).toEqual([query, 422]);
});
