import { waitFor } from '@testing-library/react';
import { fail } from '@hashgrid/testing';
import { fakeSessions, leaveCookies, REFRESH, tokensOf } from '../../test/fakeSessions';
import { closeTabs, isSoon, tabsOf, type Tab } from '../../test/openTab';

let server: ReturnType<typeof fakeSessions>;

beforeEach(() => {
  server = fakeSessions();
  window.fetch = server.api.fetch;
});
afterEach(closeTabs);

const pause = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a refresh that is under way in one tab', () => {
  async function slowRefresh() {
    const [first, second] = (await tabsOf('ada')) as [Tab, Tab];
    server.expire('access.ada.1');
    const release = server.hold(REFRESH);
    const asked = second.fetchWallets();
    await waitFor(() => expect(server.api.callsTo(REFRESH)).toHaveLength(1));
    return { first, second, release, asked };
  }

  test('[X1] does not bring back who signs out in another meanwhile', async () => {
    const { first, second, release, asked } = await slowRefresh();
    await first.signOut();
    release();
    await asked;
    await isSoon(second, 'guest nobody');
    await pause();
    expect(document.cookie).toBe('');
  });

  test('[X2] does not end the session of who signs in in another meanwhile', async () => {
    const { first, second, release, asked } = await slowRefresh();
    await first.signOut();
    await first.signIn(tokensOf('grace'));
    release();
    await asked;
    await isSoon(second, 'signedIn grace');
    await pause();
    expect(document.cookie).toBe('accessToken=access.grace.1; refreshToken=refresh.grace.1');
    expect(first.who()).toBe('signedIn grace');
  });

  test('[X2] and is refused goes on with the tokens that another tab has got for the same session', async () => {
    const [, second] = (await tabsOf('ada')) as [Tab, Tab];
    server.expire('access.ada.1');
    server.api.handle({
      [REFRESH]: () => {
        // A tab that has not waited for its turn.
        leaveCookies(tokensOf('ada', 2));
        return fail(401, 'Used');
      },
    });
    const { data } = await second.fetchWallets();
    expect(data).toBeDefined();
    expect(second.who()).toBe('signedIn ada');
    expect(document.cookie).toContain('access.ada.2');
  });

  test('[A8] and lands a moment after the logout is undone', async () => {
    const [first, second] = (await tabsOf('ada')) as [Tab, Tab];
    await first.signOut();
    // The other tab has not heard of it yet.
    second.services.cookies.renew(tokensOf('ada', 2));
    await isSoon(second, 'guest nobody');
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
