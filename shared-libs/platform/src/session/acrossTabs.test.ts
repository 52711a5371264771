import { waitFor } from '@testing-library/react';
import { fail } from '@hashgrid/testing';
import {
  fakeSessions,
  leaveCookies,
  LOGOUT,
  PROFILE,
  REFRESH,
  tokensOf,
  WALLETS,
} from '../../test/fakeSessions';
import { closeTabs, openTab } from '../../test/openTab';

let server: ReturnType<typeof fakeSessions>;

beforeEach(() => {
  server = fakeSessions();
  window.fetch = server.api.fetch;
});
afterEach(closeTabs);

type Tab = ReturnType<typeof openTab>;

const pause = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));
const isSoon = (tab: Tab, who: string) => waitFor(() => expect(tab.who()).toBe(who), { timeout: 1000 });

/** A browser without BroadcastChannel, or one that refuses it. */
function takeAwayChannels() {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
}

/** Tabs of one signed-in player. */
async function tabsOf(player: string, count = 2): Promise<Tab[]> {
  leaveCookies(tokensOf(player));
  const tabs = Array.from({ length: count }, openTab);
  await Promise.all(tabs.map((tab) => tab.start()));
  for (const tab of tabs) expect(tab.who()).toBe(`signedIn ${player}`);
  return tabs;
}

describe('a logout in one tab', () => {
  test('[A8] reaches the others: player and data gone, to the login once, cookies untouched by them', async () => {
    const [first, second, third] = (await tabsOf('ada', 3)) as [Tab, Tab, Tab];
    await second.fetchWallets();
    await first.signOut();
    await isSoon(second, 'guest nobody');
    await isSoon(third, 'guest nobody');
    expect(second.balance()).toBeUndefined();
    expect(second.store.getState().api.queries).toEqual({});
    expect([first, second, third].map(({ places }) => places)).toEqual([['/login'], ['/login'], ['/login']]);
    expect(document.cookie).toBe('');
    expect(server.api.callsTo(LOGOUT)).toHaveLength(1);
  });

  test('[A8] reaches the others where there is no BroadcastChannel', async () => {
    takeAwayChannels();
    const [first, second] = (await tabsOf('ada')) as [Tab, Tab];
    await first.signOut();
    expect(second.who()).toBe('signedIn ada');
    // What the browser does in every other tab.
    const newValue = localStorage.getItem('hashgrid.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'hashgrid.session', newValue }));
    await isSoon(second, 'guest nobody');
  });

  test.each(['visibilitychange', 'pageshow'])(
    '[A8] is found by a tab that heard nothing, as soon as it is looked at (%s)',
    async (event) => {
      takeAwayChannels();
      const [first, second] = (await tabsOf('ada')) as [Tab, Tab];
      await first.signOut();
      (event === 'pageshow' ? window : document).dispatchEvent(new Event(event));
      await isSoon(second, 'guest nobody');
    },
  );

  test('[A8] is found by a tab that heard nothing at its next request, which is not sent', async () => {
    takeAwayChannels();
    const [first, second] = (await tabsOf('ada')) as [Tab, Tab];
    await first.signOut();
    await second.fetchWallets();
    expect(server.api.callsTo(WALLETS)).toHaveLength(0);
    await isSoon(second, 'guest nobody');
    expect(second.toasts()).toEqual([]);
  });

  test('[A8] is found at the next request also where nothing can be stored', async () => {
    takeAwayChannels();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const [first, second] = (await tabsOf('ada')) as [Tab, Tab];
    await first.signOut();
    await second.fetchWallets();
    await isSoon(second, 'guest nobody');
  });

  test('[A8] ends the start of another tab whose profile is on its way', async () => {
    const [first] = (await tabsOf('ada', 1)) as [Tab];
    const release = server.hold(PROFILE);
    const second = openTab();
    const started = second.start();
    await first.signOut();
    release();
    await started;
    await isSoon(second, 'guest nobody');
    expect(document.cookie).toBe('');
  });

  test('[A8] drops what the others had asked for: no late answer fills the emptied store', async () => {
    const [first, second] = (await tabsOf('ada')) as [Tab, Tab];
    const release = server.hold(WALLETS);
    const asked = second.fetchWallets();
    await first.signOut();
    release();
    await asked;
    await isSoon(second, 'guest nobody');
    expect(second.balance()).toBeUndefined();
    expect(second.toasts()).toEqual([]);
  });
});

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

describe('a login in one tab', () => {
  test('[A4] brings the others along', async () => {
    const [first, second] = [openTab(), openTab()];
    await Promise.all([first.start(), second.start()]);
    await first.signIn(tokensOf('ada'));
    await isSoon(second, 'signedIn ada');
    expect(second.places).toEqual([]);
  });

  test('[A4] that turns out to have no profile leaves the others guests', async () => {
    const [first, second] = [openTab(), openTab()];
    await Promise.all([first.start(), second.start()]);
    server.api.handle({ [PROFILE]: fail(500, 'Broken') });
    await first.signIn(tokensOf('ada'));
    await isSoon(first, 'guest nobody');
    await isSoon(second, 'guest nobody');
    expect(document.cookie).toBe('');
  });

  test('as another player: the others drop the first at once, and no data of the first is left', async () => {
    const [first, second] = (await tabsOf('ada')) as [Tab, Tab];
    await second.fetchWallets();
    expect(second.balance()).toBe('3');
    const release = server.hold(PROFILE);
    const signedIn = first.signIn(tokensOf('grace'));
    await isSoon(second, 'loading nobody');
    expect(second.balance()).toBeUndefined();
    expect(JSON.stringify(second.store.getState())).not.toContain('ada');
    release();
    await signedIn;
    await isSoon(second, 'signedIn grace');
    await second.fetchWallets();
    expect(second.balance()).toBe('5');
    expect(JSON.stringify(second.store.getState())).not.toContain('ada');
  });

  test('as another player: no request of the first page goes out with the tokens of the second', async () => {
    takeAwayChannels();
    const [first, second] = (await tabsOf('ada')) as [Tab, Tab];
    await first.signIn(tokensOf('grace'));
    expect(second.who()).toBe('signedIn ada');
    await second.fetchWallets();
    expect(server.api.callsTo(WALLETS)).toHaveLength(0);
    await isSoon(second, 'signedIn grace');
  });

  test('as another player: is noticed by the profile where nothing could be told', async () => {
    takeAwayChannels();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const [first, second] = (await tabsOf('ada')) as [Tab, Tab];
    await second.fetchWallets();
    await first.signIn(tokensOf('grace'));
    await second.start();
    await isSoon(second, 'signedIn grace');
    expect(JSON.stringify(second.store.getState())).not.toContain('ada');
  });

  test('[A2] stays when the start of another tab fails with the tokens before it', async () => {
    leaveCookies(tokensOf('ada'));
    const release = server.hold(PROFILE);
    server.revoke('ada');
    const late = openTab();
    const started = late.start();
    const login = openTab();
    const signedIn = login.signIn(tokensOf('grace'));
    release();
    await Promise.all([started, signedIn]);
    await isSoon(login, 'signedIn grace');
    await isSoon(late, 'signedIn grace');
    expect(document.cookie).toContain('access.grace.1');
  });

  test('[A2] stays when nothing was told: the tokens that failed are not the ones that are stored', async () => {
    leaveCookies(tokensOf('ada'));
    server.api.handle({
      [PROFILE]: async ({ headers }) => {
        await pause(20);
        return headers.authorization?.includes('ada')
          ? fail(500, 'Broken')
          : { status: 200, body: { data: { id: 'grace', username: 'grace' } } };
      },
    });
    const late = openTab();
    const started = late.start();
    leaveCookies(tokensOf('grace'));
    await started;
    expect(late.who()).toBe('signedIn grace');
    expect(document.cookie).toContain('access.grace.1');
  });

  test('[A6] takes along a tab that waits for a code, and its challenge is over', async () => {
    const [waiting, other] = [openTab(), openTab()];
    await Promise.all([waiting.start(), other.start()]);
    await waiting.signIn({ gg2FAToken: 'challenge' });
    expect(waiting.who()).toBe('twoFactor nobody');
    await other.signIn(tokensOf('ada'));
    await isSoon(waiting, 'signedIn ada');
    expect(waiting.places).toEqual(['/authentication', '/dashboard']);
    expect(document.cookie).not.toContain('challenge');
  });
});

describe('a session that the server has ended', () => {
  test('[X2] leads all tabs to the login once, and is said once', async () => {
    const tabs = await tabsOf('ada', 3);
    server.revoke('ada');
    await Promise.all(tabs.map((tab) => tab.fetchWallets()));
    for (const tab of tabs) await isSoon(tab, 'guest nobody');
    expect(tabs.map(({ places }) => places)).toEqual([['/login'], ['/login'], ['/login']]);
    expect(tabs.flatMap((tab) => tab.toasts())).toEqual(['Ended']);
    expect(document.cookie).toBe('');
  });

  test('[X2] leaves a code that somebody waits for alone', async () => {
    const [signedIn] = (await tabsOf('ada', 1)) as [Tab];
    const waiting = openTab();
    await waiting.signIn({ gg2FAToken: 'challenge' });
    server.revoke('ada');
    await signedIn.fetchWallets();
    await isSoon(signedIn, 'guest nobody');
    await pause();
    expect(waiting.who()).toBe('twoFactor nobody');
    expect(document.cookie).toBe('gg2FAToken=challenge');
  });

  test('[X2] does not end the session that began after it', async () => {
    const [, second] = (await tabsOf('ada')) as [Tab, Tab];
    const release = server.hold(WALLETS);
    server.revoke('ada');
    const asked = second.fetchWallets();
    leaveCookies(tokensOf('grace'));
    release();
    await asked;
    expect(document.cookie).toContain('access.grace.1');
  });
});
