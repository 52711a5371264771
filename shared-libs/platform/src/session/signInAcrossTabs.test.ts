import { fail, ok, sampleProfile } from '@hashgrid/testing';
import { fakeSessions, leaveCookies, PROFILE, tokensOf, WALLETS } from '../../test/fakeSessions';
import { closeTabs, isSoon, openTab, tabsOf, takeAwayChannels, type Tab } from '../../test/openTab';

let server: ReturnType<typeof fakeSessions>;

beforeEach(() => {
  server = fakeSessions();
  window.fetch = server.api.fetch;
});
afterEach(closeTabs);

const pause = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a login in one tab', () => {
  test('[A4] brings the others along', async () => {
    const [first, second] = [openTab(), openTab()];
    await Promise.all([first.start(), second.start()]);
    await first.signIn(tokensOf('ada'));
    await isSoon(second, 'signedIn ada');
    expect(second.places).toEqual([]);
  });

  test('[A4] brings the others along also when its news is quicker than what it wrote to the cookies', async () => {
    const [first, second] = [openTab(), openTab()];
    await Promise.all([first.start(), second.start()]);
    first.services.channel.tell('signedIn');
    await isSoon(second, 'loading nobody');
    leaveCookies(tokensOf('ada'));
    await isSoon(second, 'signedIn ada');
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
          : ok({ ...sampleProfile, id: 'grace', username: 'grace' });
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
