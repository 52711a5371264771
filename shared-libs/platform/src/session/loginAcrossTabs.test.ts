import { waitFor } from '@testing-library/react';
import { fail, ok, sampleProfile } from '@hashgrid/testing';
import {
  installFakeSessions,
  setCookies,
  PROFILE,
  createTokens,
  WALLETS,
  type FakeSessions,
} from '../../test/fakeSessions';
import {
  closeTabs,
  expectSession,
  openTab,
  openTabs,
  disableBroadcastChannel,
  type Tab,
} from '../../test/openTab';
import { pause } from '../../test/pause';
import { stopTimeLimits } from '../../test/stopTimeLimits';

let server: FakeSessions;

beforeEach(() => {
  server = installFakeSessions();
});
afterEach(closeTabs);

describe('a login in one tab', () => {
  test('[A4] logs in the other tabs', async () => {
    const [first, second] = [openTab(), openTab()];
    await Promise.all([first.start(), second.start()]);
    await first.logIn(createTokens('ada'));
    await expectSession(second, 'loggedIn ada');
    expect(second.redirects).toEqual([]);
  });

  test('[A4] logs in the other tabs when its event arrives before its cookies', async () => {
    const [first, second] = [openTab(), openTab()];
    await Promise.all([first.start(), second.start()]);
    stopTimeLimits();
    first.services.channel.publish('loggedIn');
    await expectSession(second, 'loading anonymous');
    setCookies(createTokens('ada'));
    await expectSession(second, 'loggedIn ada');
  });

  test('[A4] waits for the cookies even if the clock of the device is set forward', async () => {
    const [first, second] = [openTab(), openTab()];
    await Promise.all([first.start(), second.start()]);
    stopTimeLimits();
    first.services.channel.publish('loggedIn');
    await expectSession(second, 'loading anonymous');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
    await pause();
    setCookies(createTokens('ada'));
    await expectSession(second, 'loggedIn ada');
  });

  test('whose cookies never arrive leaves the other tabs logged out, even if the clock is set back', async () => {
    const [first, second] = [openTab(), openTab()];
    await Promise.all([first.start(), second.start()]);
    const clock = stopTimeLimits();
    first.services.channel.publish('loggedIn');
    await expectSession(second, 'loading anonymous');
    clock.mockRestore();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now - 3_600_000);
    await expectSession(second, 'guest anonymous');
  });

  test('[A4] whose profile cannot be fetched leaves the other tabs logged out', async () => {
    const [first, second] = [openTab(), openTab()];
    await Promise.all([first.start(), second.start()]);
    server.api.handle({ [PROFILE]: fail(500, 'Broken') });
    await first.logIn(createTokens('ada'));
    await expectSession(first, 'guest anonymous');
    await expectSession(second, 'guest anonymous');
    expect(document.cookie).toBe('');
  });

  test('[A4] whose token is refreshed before its profile fails to load leaves no cookies', async () => {
    server.api.handle({
      [PROFILE]: ({ headers }) =>
        headers.authorization === 'Bearer access.ada.1'
          ? fail(401, 'Expired', { statusCode: 5000 })
          : fail(500, 'Broken'),
    });
    const tab = openTab();
    await tab.start();
    await tab.logIn(createTokens('ada'));
    expect(tab.describeSession()).toBe('guest anonymous');
    expect(document.cookie).toBe('');
  });

  test('as another player clears all data of the first player and closes the dialog in all tabs immediately', async () => {
    const [first, second] = (await openTabs('ada')) as [Tab, Tab];
    await Promise.all([first.fetchWallets(), second.fetchWallets()]);
    expect([first, second].map((tab) => tab.getBalance())).toEqual(['3', '3']);
    second.services.modal.open({ id: 'pay', label: 'Pay', content: null });
    const release = server.hold(PROFILE);
    const loggedIn = first.logIn(createTokens('grace'));
    await expectSession(second, 'loading anonymous');
    for (const tab of [first, second]) {
      expect(tab.getBalance()).toBeUndefined();
      expect(JSON.stringify(tab.store.getState())).not.toMatch(/\bada\b/);
    }
    expect(second.services.modal.get().id).toBeNull();
    release();
    await loggedIn;
    await expectSession(second, 'loggedIn grace');
    await second.fetchWallets();
    expect(second.getBalance()).toBe('5');
    expect(JSON.stringify(second.store.getState())).not.toMatch(/\bada\b/);
  });

  test('as another player discards responses to requests that were sent while the new cookies were not visible', async () => {
    const [first, second] = (await openTabs('ada')) as [Tab, Tab];
    stopTimeLimits();
    first.services.channel.publish('loggedIn');
    await expectSession(second, 'loading anonymous');
    const release = server.hold(WALLETS);
    const request = second.fetchWallets();
    setCookies(createTokens('grace'));
    await expectSession(second, 'loggedIn grace');
    release();
    await request;
    expect(second.getBalance()).toBeUndefined();
  });

  test('as another player: no tab of the first player sends a request with the new tokens', async () => {
    disableBroadcastChannel();
    const [first, second] = (await openTabs('ada')) as [Tab, Tab];
    await first.logIn(createTokens('grace'));
    expect(second.describeSession()).toBe('loggedIn ada');
    await second.fetchWallets();
    expect(server.api.callsTo(WALLETS)).toHaveLength(0);
    await expectSession(second, 'loggedIn grace');
  });

  test('as another player is detected from the profile when tabs cannot communicate', async () => {
    disableBroadcastChannel();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const [first, second] = (await openTabs('ada')) as [Tab, Tab];
    await second.fetchWallets();
    await first.logIn(createTokens('grace'));
    await second.start();
    await expectSession(second, 'loggedIn grace');
    expect(JSON.stringify(second.store.getState())).not.toMatch(/\bada\b/);
  });

  test('[A2] is kept when another tab fails to start with the previous tokens', async () => {
    setCookies(createTokens('ada'));
    const release = server.hold(PROFILE);
    server.revoke('ada');
    const startingTab = openTab();
    const started = startingTab.start();
    const loginTab = openTab();
    const loggedIn = loginTab.logIn(createTokens('grace'));
    release();
    await Promise.all([started, loggedIn]);
    await expectSession(loginTab, 'loggedIn grace');
    await expectSession(startingTab, 'loggedIn grace');
    expect(document.cookie).toContain('access.grace.1');
  });

  test('[A2] is kept when another tab fails to start and receives no event, because the failed tokens are no longer stored', async () => {
    setCookies(createTokens('ada'));
    server.api.handle({
      [PROFILE]: async ({ headers }) => {
        await pause(20);
        return headers.authorization?.includes('ada')
          ? fail(500, 'Broken')
          : ok({ ...sampleProfile, id: 'grace', username: 'grace' });
      },
    });
    const startingTab = openTab();
    const started = startingTab.start();
    setCookies(createTokens('grace'));
    await started;
    expect(startingTab.describeSession()).toBe('loggedIn grace');
    expect(document.cookie).toContain('access.grace.1');
  });

  test('[A6] logs in a tab that waits for a two-factor code, and removes its two-factor token', async () => {
    const [waiting, other] = [openTab(), openTab()];
    await Promise.all([waiting.start(), other.start()]);
    await waiting.logIn({ gg2FAToken: 'challenge' });
    expect(waiting.describeSession()).toBe('twoFactor anonymous');
    await other.logIn(createTokens('ada'));
    await expectSession(waiting, 'loggedIn ada');
    expect(waiting.redirects).toEqual(['/authentication', '/dashboard']);
    expect(document.cookie).not.toContain('challenge');
  });

  test('[A6] redirects a tab that waits for a two-factor code even if the tokens change while it loads the player', async () => {
    server.api.handle({
      [PROFILE]: ({ headers }) => {
        if (headers.authorization?.includes('grace'))
          return ok({ ...sampleProfile, id: 'grace', username: 'grace' });
        setCookies(createTokens('grace'));
        return fail(500, 'Broken');
      },
    });
    const [waiting, other] = [openTab(), openTab()];
    await Promise.all([waiting.start(), other.start()]);
    await waiting.logIn({ gg2FAToken: 'challenge' });
    setCookies(createTokens('ada'));
    other.services.channel.publish('loggedIn');
    await expectSession(waiting, 'loggedIn grace');
    expect(waiting.redirects).toEqual(['/authentication', '/dashboard']);
  });

  test('opens the return URL in a tab that waits for a two-factor code', async () => {
    const [waiting, other] = [openTab(), openTab()];
    await Promise.all([waiting.start(), other.start()]);
    await waiting.logIn({ gg2FAToken: 'challenge' }, '/pay');
    await other.logIn(createTokens('ada'));
    await expectSession(waiting, 'loggedIn ada');
    expect(waiting.redirects).toEqual(['/authentication', '/pay']);
  });

  test('redirects a tab that waits for a two-factor code even if a second login follows while it loads the player', async () => {
    const [waiting, other] = [openTab(), openTab()];
    await Promise.all([waiting.start(), other.start()]);
    await waiting.logIn({ gg2FAToken: 'challenge' });
    const release = server.hold(PROFILE);
    const loggedIn = [other.logIn(createTokens('ada'))];
    await expectSession(waiting, 'loading anonymous');
    loggedIn.push(other.logIn(createTokens('grace')));
    await waitFor(() => expect(waiting.services.scope.getLastToken()).toBe('access.grace.1'));
    release();
    await Promise.all(loggedIn);
    await expectSession(waiting, 'loggedIn grace');
    expect(waiting.redirects).toEqual(['/authentication', '/dashboard']);
  });

  test('keeps the return URL of a login that is in flight in this tab', async () => {
    const [first, second] = [openTab(), openTab()];
    await Promise.all([first.start(), second.start()]);
    const release = server.hold(PROFILE);
    const loggedIn = [first.logIn(createTokens('ada'), '/pay'), second.logIn(createTokens('grace'))];
    await waitFor(() => expect(first.services.scope.getLastToken()).toBe('access.grace.1'));
    release();
    await Promise.all(loggedIn);
    await expectSession(first, 'loggedIn grace');
    expect(first.redirects).toEqual(['/pay']);
  });

  test('does not redirect a logged-in tab to the return URL of a login that came too late in it', async () => {
    const [late, other] = [openTab(), openTab()];
    await Promise.all([late.start(), other.start()]);
    await other.logIn(createTokens('ada'));
    await expectSession(late, 'loggedIn ada');
    await late.logIn({ gg2FAToken: 'challenge' }, '/pay');
    expect(late.describeSession()).toBe('loggedIn ada');
    await other.logIn(createTokens('grace'));
    await expectSession(late, 'loggedIn grace');
    expect(late.redirects).toEqual([]);
  });
});
