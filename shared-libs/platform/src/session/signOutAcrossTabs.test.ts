import { fakeSessions, leaveCookies, LOGOUT, PROFILE, tokensOf, WALLETS } from '../../test/fakeSessions';
import { closeTabs, isSoon, openTab, tabsOf, takeAwayChannels, type Tab } from '../../test/openTab';

let server: ReturnType<typeof fakeSessions>;

beforeEach(() => {
  server = fakeSessions();
  window.fetch = server.api.fetch;
});
afterEach(closeTabs);

const pause = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));

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

  test('[A8] is followed also when its news is quicker than what it wrote to the cookies', async () => {
    const [, second] = (await tabsOf('ada')) as [Tab, Tab];
    const teller = openTab();
    teller.services.channel.tell('signedOut');
    await isSoon(second, 'loading nobody');
    document.cookie = 'accessToken=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    await isSoon(second, 'guest nobody');
    expect(second.places).toEqual(['/login']);
  });

  test('[A8] that is heard of after the login that followed it ends nothing', async () => {
    const [, second] = (await tabsOf('ada')) as [Tab, Tab];
    const late = new BroadcastChannel('hashgrid.session');
    late.postMessage('signedOut of long ago');
    await isSoon(second, 'loading nobody');
    await isSoon(second, 'signedIn ada');
    expect(document.cookie).toContain('access.ada.1');
    late.close();
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
