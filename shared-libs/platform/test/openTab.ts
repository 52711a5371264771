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

const cleanups: (() => void)[] = [];

export type Tab = ReturnType<typeof openTab>;

/** Simulates a browser tab without UI: it shares cookies and storage with other tabs and has its own store. */
export function openTab({ apiKey = sampleBootstrap.apiKey, requestTimeoutMs = 600_000 } = {}) {
  const services = createPlatformServices({ ...sampleBootstrap, apiKey }, { requestTimeoutMs });
  const store = createPlatformStore(services);
  cleanups.push(store.dispatch(syncWithOtherTabs()));
  const redirects: string[] = [];
  cleanups.push(
    store.subscribe(() => {
      const { redirect } = store.getState().session;
      if (redirect && redirects.at(-1) !== redirect.to) redirects.push(redirect.to);
    }),
  );
  return {
    services,
    store,
    /** Paths that this tab was redirected to, in order. */
    redirects,
    start: () => store.dispatch(restoreSession()),
    logIn: (tokens: LoginTokens, returnUrl: string | null = null) =>
      store.dispatch(logIn({ tokens, landing: '/dashboard', returnUrl })),
    logOut: () => store.dispatch(logOut()),
    fetchWallets: () => store.dispatch(api.endpoints.getWallets.initiate(undefined, { forceRefetch: true })),
    /** Returns the session's status and player: `loggedIn satoshi`, `guest anonymous`. */
    describeSession() {
      const { session, user } = store.getState();
      return `${session.status} ${user.user?.username ?? 'anonymous'}`;
    },
    getBalance: () => store.getState().user.wallets.USDT?.balance,
    getToasts: () => services.toasts.get().map(({ text }) => text),
  };
}

/** Closes all tabs that a test opened. */
export const closeTabs = (): void => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
};

/** Opens tabs in which one player is logged in. */
export async function openTabs(player: string, count = 2): Promise<Tab[]> {
  setCookies(createTokens(player));
  const tabs = Array.from({ length: count }, () => openTab());
  await Promise.all(tabs.map((tab) => tab.start()));
  for (const tab of tabs) expect(tab.describeSession()).toBe(`loggedIn ${player}`);
  return tabs;
}

/** Waits until the tab's session is as described (see `describeSession`). */
export const expectSession = (tab: Tab, summary: string): Promise<void> =>
  waitFor(() => expect(tab.describeSession()).toBe(summary));

/** Simulates a browser without BroadcastChannel. */
export function disableBroadcastChannel(): void {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
}
