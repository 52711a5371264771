import { waitFor } from '@testing-library/react';
import { FORM_DRAFT_KEY } from '@hashgrid/contracts';
import { fail, sampleBootstrap, setVisibility } from '@hashgrid/testing';
import {
  installFakeSessions,
  setCookies,
  LOGOUT,
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
import { createPlatformServices } from '../store/platformServices';
import { createPlatformStore } from '../store/createPlatformStore';
import { restoreSession } from './restoreSession';
import { syncWithOtherTabs } from './syncSession';

const ENDED = 'Your session has ended. Please log in again.';

let server: FakeSessions;

beforeEach(() => {
  server = installFakeSessions();
});
afterEach(closeTabs);

/** Removes the cookie as a logout in another tab does. */
const removeAccessToken = () =>
  (document.cookie = 'accessToken=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT');

/** Simulates the event that the browser dispatches in every other tab. */
function dispatchStorageEvent() {
  const newValue = localStorage.getItem('hashgrid.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'hashgrid.session', newValue }));
}

describe('a logout in one tab', () => {
  test('[A8] clears player and data in the other tabs and redirects them to the login page once', async () => {
    const [first, second, third] = (await openTabs('ada', 3)) as [Tab, Tab, Tab];
    await second.fetchWallets();
    await first.logOut();
    await expectSession(second, 'guest anonymous');
    await expectSession(third, 'guest anonymous');
    expect(second.getBalance()).toBeUndefined();
    expect(second.store.getState().api.queries).toEqual({});
    expect([first, second, third].map(({ redirects }) => redirects)).toEqual([
      ['/login'],
      ['/login'],
      ['/login'],
    ]);
    expect([first, second, third].flatMap((tab) => tab.getToasts())).toEqual([]);
    expect(second.store.getState().session.redirect?.shouldReturn).toBe(false);
    expect(document.cookie).toBe('');
    expect(server.api.callsTo(LOGOUT)).toHaveLength(1);
  });

  test('removes what the player has typed in a form', async () => {
    const [first] = (await openTabs('ada', 1)) as [Tab];
    sessionStorage.setItem(FORM_DRAFT_KEY, '{}');
    await first.logOut();
    expect(sessionStorage.getItem(FORM_DRAFT_KEY)).toBeNull();
  });

  test.each([
    ['the tab that is restored afterwards', ''],
    ['that tab during another login', 'gg2FAToken'],
  ])('removes it from %s', async (_, cookie) => {
    const [first] = (await openTabs('ada', 1)) as [Tab];
    await first.logOut();
    if (cookie) setCookies({ [cookie]: 'two-factor-1' });
    sessionStorage.setItem(FORM_DRAFT_KEY, '{}');
    await openTab().start();
    expect(sessionStorage.getItem(FORM_DRAFT_KEY)).toBeNull();
  });

  test('[A8] reaches the other tabs without BroadcastChannel', async () => {
    disableBroadcastChannel();
    const [first, second] = (await openTabs('ada')) as [Tab, Tab];
    await first.logOut();
    expect(second.describeSession()).toBe('loggedIn ada');
    dispatchStorageEvent();
    await expectSession(second, 'guest anonymous');
  });

  test.each(['visibilitychange', 'pageshow'])(
    '[A8] is detected by a tab that missed the event as soon as it becomes visible (%s)',
    async (event) => {
      disableBroadcastChannel();
      const [first, second] = (await openTabs('ada')) as [Tab, Tab];
      await first.logOut();
      (event === 'pageshow' ? window : document).dispatchEvent(new Event(event));
      await expectSession(second, 'guest anonymous');
    },
  );

  test('[A8] is detected by a tab that missed the event before its next request, which is not sent', async () => {
    disableBroadcastChannel();
    const [first, second] = (await openTabs('ada')) as [Tab, Tab];
    await first.logOut();
    await second.fetchWallets();
    expect(server.api.callsTo(WALLETS)).toHaveLength(0);
    await expectSession(second, 'guest anonymous');
    expect(second.getToasts()).toEqual([]);
  });

  test('[A8] is detected before the next request even if storage is full', async () => {
    disableBroadcastChannel();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const [first, second] = (await openTabs('ada')) as [Tab, Tab];
    await first.logOut();
    await second.fetchWallets();
    expect(server.api.callsTo(WALLETS)).toHaveLength(0);
    await expectSession(second, 'guest anonymous');
  });

  test('[A8] reaches the other tabs when its event arrives before the cookies are removed', async () => {
    const [, second] = (await openTabs('ada')) as [Tab, Tab];
    const publisher = openTab();
    stopTimeLimits();
    publisher.services.channel.publish('loggedOut');
    await expectSession(second, 'loading anonymous');
    removeAccessToken();
    await expectSession(second, 'guest anonymous');
    expect(second.redirects).toEqual(['/login']);
  });

  test('[A8] shows the code form if a login has reached its second step before the cookies are removed', async () => {
    const [, second] = (await openTabs('ada')) as [Tab, Tab];
    stopTimeLimits();
    openTab().services.channel.publish('loggedOut');
    await expectSession(second, 'loading anonymous');
    setCookies({ gg2FAToken: 'challenge' });
    removeAccessToken();
    await expectSession(second, 'twoFactor anonymous');
  });

  test('[A8] that a login follows immediately does not log out the other tabs', async () => {
    disableBroadcastChannel();
    const [first, second] = (await openTabs('ada')) as [Tab, Tab];
    jest.useFakeTimers();
    for (const event of ['loggedOut', 'loggedIn'] as const) {
      first.services.channel.publish(event);
      dispatchStorageEvent();
    }
    removeAccessToken();
    await jest.advanceTimersByTimeAsync(100);
    setCookies(createTokens('grace'));
    await jest.advanceTimersByTimeAsync(100);
    jest.useRealTimers();
    await expectSession(second, 'loggedIn grace');
    expect(second.redirects).toEqual([]);
  });

  test('[A8] whose event arrives after a later login ends no session', async () => {
    const [, second] = (await openTabs('ada')) as [Tab, Tab];
    const lateChannel = new BroadcastChannel('hashgrid.session');
    const clock = stopTimeLimits();
    lateChannel.postMessage('signedOut 1');
    await expectSession(second, 'loading anonymous');
    clock.mockRestore();
    await expectSession(second, 'loggedIn ada');
    expect(document.cookie).toContain('access.ada.1');
    lateChannel.close();
  });

  test('[A8] whose event arrives after a later login and a refresh ends no session', async () => {
    const [first, second] = (await openTabs('ada')) as [Tab, Tab];
    const lateChannel = new BroadcastChannel('hashgrid.session');
    await first.logIn(createTokens('grace'));
    await expectSession(second, 'loggedIn grace');
    second.services.cookies.storeRefreshed(createTokens('grace', 2));
    lateChannel.postMessage(`signedOut ${Date.now() - 60_000}-late`);
    await pause();
    await expectSession(second, 'loggedIn grace');
    expect(document.cookie).toContain('access.grace.2');
    lateChannel.close();
  });

  test('[A8] logs out another tab that is starting, with its profile request in flight', async () => {
    const [first] = (await openTabs('ada', 1)) as [Tab];
    const release = server.hold(PROFILE);
    const second = openTab();
    const started = second.start();
    await first.logOut();
    release();
    await started;
    await expectSession(second, 'guest anonymous');
    expect(document.cookie).toBe('');
  });

  test.each([
    ['starting', (tab: Tab) => tab.start()],
    ['logging in', (tab: Tab) => tab.logIn(createTokens('ada'))],
    ['failing to start', (tab: Tab) => (server.revoke('ada'), tab.start())],
  ])('[A8] logs out another tab that is %s, even if its event arrives later', async (_, begin) => {
    setCookies(createTokens('ada'));
    const release = server.hold(PROFILE);
    const tab = openTab();
    const begun = begin(tab);
    await waitFor(() => expect(server.api.callsTo(PROFILE)).toHaveLength(1));
    removeAccessToken();
    release();
    await begun;
    expect(tab.describeSession()).toBe('guest anonymous');
    expect(tab.redirects).toEqual(['/login']);
    expect(localStorage.getItem('hashgrid.session') ?? '').not.toContain('signedOut');
  });

  test('[A8] is detected by a tab that has loaded its session but was not listening yet', async () => {
    disableBroadcastChannel();
    const [first] = (await openTabs('ada', 1)) as [Tab];
    const services = createPlatformServices(sampleBootstrap);
    const store = createPlatformStore(services);
    await store.dispatch(restoreSession());
    await first.logOut();
    const stop = store.dispatch(syncWithOtherTabs());
    await waitFor(() => expect(store.getState().session.status).toBe('guest'));
    stop();
  });

  test('[A8] completes even if the persisted state cannot be removed', async () => {
    const [tab] = (await openTabs('ada', 1)) as [Tab];
    tab.services.purgePersisted = () => Promise.reject(new Error('Blocked'));
    await tab.logOut();
    expect(tab.describeSession()).toBe('guest anonymous');
  });

  test('[A8] aborts requests of the other tabs, so that no late response fills the cleared store', async () => {
    const [first, second] = (await openTabs('ada')) as [Tab, Tab];
    const release = server.hold(WALLETS);
    const request = second.fetchWallets();
    await first.logOut();
    release();
    await request;
    await expectSession(second, 'guest anonymous');
    expect(second.getBalance()).toBeUndefined();
    expect(second.getToasts()).toEqual([]);
  });
});

describe('a session that has ended without a logout', () => {
  test('[X2] redirects all tabs to the login page once, each with one message and its page to return to', async () => {
    const tabs = await openTabs('ada', 3);
    server.revoke('ada');
    await Promise.all(tabs.map((tab) => tab.fetchWallets()));
    for (const tab of tabs) await expectSession(tab, 'guest anonymous');
    expect(tabs.map(({ redirects }) => redirects)).toEqual([['/login'], ['/login'], ['/login']]);
    const [first, ...others] = tabs.map((tab) => tab.getToasts());
    expect(first).toEqual(['Ended']);
    expect(others).toEqual([[ENDED], [ENDED]]);
    for (const { store } of tabs)
      expect(store.getState().session.redirect).toEqual({ to: '/login', shouldReturn: true });
    expect(document.cookie).toBe('');
  });

  test('[A2] whose player cannot be loaded in a new tab redirects all tabs to the login page, and says why', async () => {
    const [openedTab] = (await openTabs('ada', 1)) as [Tab];
    server.api.handle({ [PROFILE]: fail(500, 'Broken') });
    const newTab = openTab();
    await newTab.start();
    await expectSession(openedTab, 'guest anonymous');
    expect([newTab, openedTab].map((tab) => tab.getToasts())).toEqual([['Broken'], [ENDED]]);
    for (const { store } of [newTab, openedTab])
      expect(store.getState().session.redirect).toEqual({ to: '/login', shouldReturn: true });
  });

  test('[X2] is announced in a tab that missed its event, once it is visible', async () => {
    disableBroadcastChannel();
    const [first, second] = (await openTabs('ada')) as [Tab, Tab];
    server.revoke('ada');
    setVisibility('hidden');
    await first.fetchWallets();
    expect([first, second].map((tab) => tab.getToasts())).toEqual([[], []]);
    setVisibility('visible');
    await expectSession(second, 'guest anonymous');
    expect([first, second].map((tab) => tab.getToasts())).toEqual([['Ended'], [ENDED]]);
  });

  test('[X2] is not announced in hidden tabs once the player has logged in again', async () => {
    const [first, second, third] = (await openTabs('ada', 3)) as [Tab, Tab, Tab];
    server.revoke('ada');
    setVisibility('hidden');
    await first.fetchWallets();
    await expectSession(second, 'guest anonymous');
    await third.logIn(createTokens('grace'));
    for (const tab of [first, second]) await expectSession(tab, 'loggedIn grace');
    setVisibility('visible');
    expect([first, second].map((tab) => tab.getToasts())).toEqual([[], []]);
  });

  test('[X2] does not end a pending two-factor login', async () => {
    const [loggedIn] = (await openTabs('ada', 1)) as [Tab];
    const waiting = openTab();
    await waiting.logIn({ gg2FAToken: 'challenge' });
    server.revoke('ada');
    await loggedIn.fetchWallets();
    await expectSession(loggedIn, 'guest anonymous');
    await pause();
    expect(waiting.describeSession()).toBe('twoFactor anonymous');
    expect(document.cookie).toBe('gg2FAToken=challenge');
  });

  test('[X2] does not end a session that started after it', async () => {
    const [, second] = (await openTabs('ada')) as [Tab, Tab];
    const release = server.hold(WALLETS);
    server.revoke('ada');
    const request = second.fetchWallets();
    setCookies(createTokens('grace'));
    release();
    await request;
    expect(document.cookie).toContain('access.grace.1');
  });
});
