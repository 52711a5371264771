import { waitFor } from '@testing-library/react';
import { done, fail, type FakeRequest } from '@hashgrid/testing';
import { installFakeLocks } from '../../test/fakeLocks';
import {
  installFakeSessions,
  setCookies,
  LOGOUT,
  REFRESH,
  createTokens,
  type FakeSessions,
} from '../../test/fakeSessions';
import { closeTabs, expectSession, openTab, openTabs, type Tab } from '../../test/openTab';
import { pause } from '../../test/pause';

let server: FakeSessions;

beforeEach(() => {
  server = installFakeSessions();
});
afterEach(closeTabs);

describe('a refresh in flight in one tab', () => {
  async function startSlowRefresh() {
    const [first, second] = (await openTabs('ada')) as [Tab, Tab];
    server.expire('access.ada.1');
    const release = server.hold(REFRESH);
    const request = second.fetchWallets();
    await waitFor(() => expect(server.api.callsTo(REFRESH)).toHaveLength(1));
    return { first, second, release, request };
  }

  test('[X1] does not restore a session that another tab logs out of', async () => {
    const { first, second, release, request } = await startSlowRefresh();
    await first.logOut();
    release();
    await request;
    await expectSession(second, 'guest anonymous');
    await pause();
    expect(document.cookie).toBe('');
  });

  test('[A8] is not repeated after a lost response if another tab has logged out', async () => {
    const { first, second, release, request } = await startSlowRefresh();
    server.loseResponses(REFRESH, 1);
    await first.logOut();
    release();
    await request;
    await expectSession(second, 'guest anonymous');
    expect(server.api.callsTo(REFRESH)).toHaveLength(1);
  });

  test('[X2] does not end the session of another player who logs in in another tab', async () => {
    const { first, second, release, request } = await startSlowRefresh();
    await first.logOut();
    await first.logIn(createTokens('grace'));
    release();
    await request;
    await expectSession(second, 'loggedIn grace');
    await pause();
    expect(document.cookie).toBe('accessToken=access.grace.1; refreshToken=refresh.grace.1');
    expect(first.describeSession()).toBe('loggedIn grace');
  });

  test('[X2] that is rejected uses the tokens that another tab has refreshed', async () => {
    const [, second] = (await openTabs('ada')) as [Tab, Tab];
    server.expire('access.ada.1');
    server.api.handle({
      [REFRESH]: () => {
        // Another tab refreshed without the lock.
        setCookies(createTokens('ada', 2));
        return fail(401, 'Used');
      },
    });
    const { data } = await second.fetchWallets();
    expect(data).toBeDefined();
    expect(second.describeSession()).toBe('loggedIn ada');
    expect(document.cookie).toContain('access.ada.2');
  });

  test('[A8] that stores its tokens after a logout in another tab has them removed', async () => {
    const [first, second] = (await openTabs('ada')) as [Tab, Tab];
    await first.logOut();
    // The other tab has not received the event yet.
    second.services.cookies.storeRefreshed(createTokens('ada', 2));
    await expectSession(second, 'guest anonymous');
    expect(document.cookie).toBe('');
  });

  test('[X4] is shared by all tabs', async () => {
    const tabs = await openTabs('ada', 3);
    server.expire('access.ada.1');
    const responses = await Promise.all(tabs.map((tab) => tab.fetchWallets()));
    expect(responses.every(({ data }) => data)).toBe(true);
    expect(server.api.callsTo(REFRESH)).toHaveLength(1);
  });
});

describe('a refresh whose response is lost', () => {
  const MINUTE = 60_000;
  const getIdempotencyKey = ({ headers }: FakeRequest) => headers['idempotency-key'];
  const getKeys = () => server.api.callsTo(REFRESH).map(getIdempotencyKey);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Fetches the wallets as polling does, and advances the timers. */
  async function poll(tabs: Tab[]) {
    const responses = Promise.all(tabs.map((tab) => tab.fetchWallets()));
    await jest.advanceTimersByTimeAsync(1000);
    return responses;
  }

  test('[C8] is repeated immediately with the same idempotency key, unnoticed by the player', async () => {
    const [tab] = (await openTabs('ada', 1)) as [Tab];
    server.expire('access.ada.1');
    server.loseResponses(REFRESH, 1);
    const [response] = await poll([tab]);
    expect(response!.data).toBeDefined();
    expect(getKeys()).toEqual([expect.stringMatching(/^.{36}$/), getKeys()[0]]);
    expect(tab.getToasts()).toEqual([]);
  });

  test.each([
    ['34 seconds', 34_000, 1],
    ['34 seconds in five tabs', 34_000, 5],
    ['10 minutes', 10 * MINUTE, 1],
    ['10 minutes in five tabs', 10 * MINUTE, 5],
    ['one night', 9 * 60 * MINUTE, 1],
    ['one night in five tabs', 9 * 60 * MINUTE, 5],
  ])('[C8] is repeated with the same idempotency key after %s without logging out', async (_, ms, count) => {
    const tabs = await openTabs('ada', count);
    server.expire('access.ada.1');
    server.loseResponses(REFRESH, 2);
    await poll(tabs.slice(0, 1));
    expect(getKeys()).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(ms);
    const responses = await poll(tabs);
    expect(responses.every(({ data }) => data)).toBe(true);
    expect(getKeys()).toHaveLength(3);
    expect(new Set(getKeys()).size).toBe(1);
    for (const tab of tabs) expect(tab.describeSession()).toBe('loggedIn ada');
    expect(document.cookie).toContain('access.ada.2');
  });

  test('[C8] is repeated with the same idempotency key by a tab that opens the next day', async () => {
    const [tab] = (await openTabs('ada', 1)) as [Tab];
    server.expire('access.ada.1');
    server.loseResponses(REFRESH, 2);
    await poll([tab]);
    closeTabs();
    await jest.advanceTimersByTimeAsync(24 * 60 * MINUTE);
    const next = openTab();
    const started = next.start();
    await jest.advanceTimersByTimeAsync(1000);
    await started;
    expect(next.describeSession()).toBe('loggedIn ada');
    expect(new Set(getKeys()).size).toBe(1);
  });

  test('[C8] does not share its idempotency key with the next refresh', async () => {
    const [tab] = (await openTabs('ada', 1)) as [Tab];
    server.expire('access.ada.1');
    await poll([tab]);
    server.expire('access.ada.2');
    await poll([tab]);
    expect(getKeys()).toHaveLength(2);
    expect(new Set(getKeys()).size).toBe(2);
  });

  test('[C8] is repeated with the same idempotency key by the same tab when storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const [tab] = (await openTabs('ada', 1)) as [Tab];
    server.expire('access.ada.1');
    server.loseResponses(REFRESH, 2);
    await poll([tab]);
    await poll([tab]);
    expect(getKeys()).toHaveLength(3);
    expect(new Set(getKeys()).size).toBe(1);
  });

  test('[A8] is repeated with the same idempotency key by a logout, which ends the session on the server', async () => {
    const [tab] = (await openTabs('ada', 1)) as [Tab];
    server.expire('access.ada.1');
    server.loseResponses(REFRESH, 2);
    await poll([tab]);
    server.api.handle({
      [LOGOUT]: ({ headers }) =>
        headers.authorization === 'Bearer access.ada.2' ? done() : fail(401, 'Expired', { statusCode: 5000 }),
    });
    await tab.logOut();
    await jest.advanceTimersByTimeAsync(1000);
    expect(server.api.callsTo(LOGOUT)).toHaveLength(2);
    expect(new Set(getKeys()).size).toBe(1);
  });
});

describe('a tab that is suspended during its refresh', () => {
  let removeLocks = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    removeLocks = installFakeLocks();
  });
  afterEach(() => {
    removeLocks();
    jest.useRealTimers();
  });

  test('[X4] delays the others by at most five seconds, and ends no session when it wakes', async () => {
    const tabs = await openTabs('ada', 4);
    server.expire('access.ada.1');
    const wake = server.hold(REFRESH);
    const suspended = tabs[0]!.fetchWallets();
    await jest.advanceTimersByTimeAsync(100);
    server.releaseNext(REFRESH);
    const others = Promise.all(tabs.slice(1).map((tab) => tab.fetchWallets()));
    await jest.advanceTimersByTimeAsync(5000);
    expect((await others).every(({ data }) => data)).toBe(true);
    expect(server.api.callsTo(REFRESH)).toHaveLength(2);
    server.expire('access.ada.2');
    await Promise.all([tabs[1]!.fetchWallets(), jest.advanceTimersByTimeAsync(1000)]);
    wake();
    await jest.advanceTimersByTimeAsync(1000);
    expect((await suspended).data).toBeDefined();
    for (const tab of tabs) expect(tab.describeSession()).toBe('loggedIn ada');
    expect(document.cookie).toContain('access.ada.3');
  });
});
