import { waitFor } from '@testing-library/react';
import { sampleBootstrap } from '@hashgrid/testing';
import type { LoginTokens } from '@hashgrid/contracts';
import { api } from '../src/api/api';
import { syncWithOtherTabs } from '../src/session/syncSession';
import { restoreSession } from '../src/session/restoreSession';
import { logIn } from '../src/session/logIn';
import { logOut } from '../src/session/logOut';
import { createPlatformServices } from '../src/store/platformServices';
import { createPlatformStore } from '../src/store/createPlatformStore';
import { setCookies, createTokens } from './fakeSessions';

const open: (() => void)[] = [];

export type Tab = ReturnType<typeof openTab>;

/** Simulates a browser tab without pages: shares cookies and storage with other tabs, has its own store. */
export function openTab({ apiKey = sampleBootstrap.apiKey, requestTimeoutMs = 600_000 } = {}) {
  const services = createPlatformServices({ ...sampleBootstrap, apiKey }, { requestTimeoutMs });
  const store = createPlatformStore(services);
  open.push(store.dispatch(syncWithOtherTabs()));
  const redirects: string[] = [];
  open.push(
    store.subscribe(() => {
      const { redirect } = store.getState().session;
      if (redirect && redirects.at(-1) !== redirect.to) redirects.push(redirect.to);
    }),
  );
  return {
    services,
    store,
    /** Redirects of this tab in order. */
    redirects,
    start: () => store.dispatch(restoreSession()),
    logIn: (tokens: LoginTokens) => store.dispatch(logIn({ tokens, landing: '/dashboard', returnUrl: null })),
    logOut: () => store.dispatch(logOut()),
    fetchWallets: () => store.dispatch(api.endpoints.getWallets.initiate(undefined, { forceRefetch: true })),
    /** Returns the session in words: `loggedIn satoshi`, `guest anonymous`. */
    sessionSummary() {
      const { session, user } = store.getState();
      return `${session.status} ${user.user?.username ?? 'anonymous'}`;
    },
    balance: () => store.getState().user.wallets.USDT?.balance,
    toasts: () => services.toasts.get().map(({ text }) => text),
  };
}

/** Closes all tabs of a test. */
export const closeTabs = (): void => {
  for (const stop of open.splice(0)) stop();
};

/** Opens tabs of one logged-in player. */
export async function openTabs(player: string, count = 2): Promise<Tab[]> {
  setCookies(createTokens(player));
  const tabs = Array.from({ length: count }, () => openTab());
  await Promise.all(tabs.map((tab) => tab.start()));
  for (const tab of tabs) expect(tab.sessionSummary()).toBe(`loggedIn ${player}`);
  return tabs;
}

/** Waits until the tab has this session. */
export const expectSession = (tab: Tab, summary: string): Promise<void> =>
  waitFor(() => expect(tab.sessionSummary()).toBe(summary));

/** Simulates a browser without BroadcastChannel. */
export function disableChannels(): void {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
}
