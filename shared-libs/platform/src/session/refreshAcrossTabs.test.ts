import { waitFor } from '@testing-library/react';
import { fail } from '@hashgrid/testing';
import { fakeSessions, setCookies, REFRESH, tokensOf } from '../../test/fakeSessions';
import { closeTabs, expectSession, tabsOf, type Tab } from '../../test/openTab';

let server: ReturnType<typeof fakeSessions>;

beforeEach(() => {
  server = fakeSessions();
  window.fetch = server.api.fetch;
});
afterEach(closeTabs);

const pause = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a refresh in flight in one tab', () => {
  async function slowRefresh() {
    const [first, second] = (await tabsOf('ada')) as [Tab, Tab];
    server.expire('access.ada.1');
    const release = server.hold(REFRESH);
    const request = second.fetchWallets();
    await waitFor(() => expect(server.api.callsTo(REFRESH)).toHaveLength(1));
    return { first, second, release, request };
  }

  test('[X1] does not restore a session that another tab logs out of', async () => {
    const { first, second, release, request } = await slowRefresh();
    await first.logOut();
    release();
    await request;
    await expectSession(second, 'guest anonymous');
    await pause();
    expect(document.cookie).toBe('');
  });

  test('[X2] does not end the session of another player who logs in in another tab', async () => {
    const { first, second, release, request } = await slowRefresh();
    await first.logOut();
    await first.logIn(tokensOf('grace'));
    release();
    await request;
    await expectSession(second, 'signedIn grace');
    await pause();
    expect(document.cookie).toBe('accessToken=access.grace.1; refreshToken=refresh.grace.1');
    expect(first.sessionSummary()).toBe('signedIn grace');
  });

  test('[X2] that is rejected uses the tokens that another tab has refreshed', async () => {
    const [, second] = (await tabsOf('ada')) as [Tab, Tab];
    server.expire('access.ada.1');
    server.api.handle({
      [REFRESH]: () => {
        // Another tab refreshed without the lock.
        setCookies(tokensOf('ada', 2));
        return fail(401, 'Used');
      },
    });
    const { data } = await second.fetchWallets();
    expect(data).toBeDefined();
    expect(second.sessionSummary()).toBe('signedIn ada');
    expect(document.cookie).toContain('access.ada.2');
  });

  test('[A8] that stores its tokens after a logout in another tab is reverted', async () => {
    const [first, second] = (await tabsOf('ada')) as [Tab, Tab];
    await first.logOut();
    // The other tab has not received the event yet.
    second.services.cookies.renew(tokensOf('ada', 2));
    await expectSession(second, 'guest anonymous');
    expect(document.cookie).toBe('');
  });

  test('[X4] serves all tabs', async () => {
    const tabs = await tabsOf('ada', 3);
    server.expire('access.ada.1');
    const answers = await Promise.all(tabs.map((tab) => tab.fetchWallets()));
    expect(answers.every(({ data }) => data)).toBe(true);
    expect(server.api.callsTo(REFRESH)).toHaveLength(1);
  });
});
