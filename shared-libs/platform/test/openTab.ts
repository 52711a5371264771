import { waitFor } from '@testing-library/react';
import { sampleBootstrap } from '@hashgrid/testing';
import type { LoginTokens } from '@hashgrid/contracts';
import { api } from '../src/api/api';
import { followOtherTabs } from '../src/session/syncSession';
import { restoreSession } from '../src/session/restoreSession';
import { signIn } from '../src/session/signIn';
import { signOut } from '../src/session/signOut';
import { createPlatformServices } from '../src/store/platformServices';
import { createPlatformStore } from '../src/store/createPlatformStore';
import { leaveCookies, tokensOf } from './fakeSessions';

const open: (() => void)[] = [];

export type Tab = ReturnType<typeof openTab>;

/** A tab of the site without its pages: cookies and storage are those of all tabs, the rest is its own. */
export function openTab() {
  const services = createPlatformServices(sampleBootstrap, { requestTimeoutMs: 1000 });
  const store = createPlatformStore(services);
  open.push(store.dispatch(followOtherTabs()));
  const places: string[] = [];
  open.push(
    store.subscribe(() => {
      const { goTo } = store.getState().session;
      if (goTo && places.at(-1) !== goTo.to) places.push(goTo.to);
    }),
  );
  return {
    services,
    store,
    /** Where this tab was led, one after the other. */
    places,
    start: () => store.dispatch(restoreSession()),
    signIn: (tokens: LoginTokens) =>
      store.dispatch(signIn({ tokens, landing: '/dashboard', returnUrl: null })),
    signOut: () => store.dispatch(signOut()),
    fetchWallets: () => store.dispatch(api.endpoints.getWallets.initiate(undefined, { forceRefetch: true })),
    /** `signedIn satoshi`, `guest nobody` … */
    who() {
      const { session, user } = store.getState();
      return `${session.status} ${user.user?.username ?? 'nobody'}`;
    },
    balance: () => store.getState().user.wallets.USDT?.balance,
    toasts: () => services.toasts.get().map(({ text }) => text),
  };
}

/** Closes what a test has opened. */
export const closeTabs = (): void => {
  for (const stop of open.splice(0)) stop();
};

/** Tabs of one signed-in player. */
export async function tabsOf(player: string, count = 2): Promise<Tab[]> {
  leaveCookies(tokensOf(player));
  const tabs = Array.from({ length: count }, openTab);
  await Promise.all(tabs.map((tab) => tab.start()));
  for (const tab of tabs) expect(tab.who()).toBe(`signedIn ${player}`);
  return tabs;
}

/** The tab shows this within a second. */
export const isSoon = (tab: Tab, who: string): Promise<void> =>
  waitFor(() => expect(tab.who()).toBe(who), { timeout: 1000 });

/** A browser without BroadcastChannel, or one that refuses it. */
export function takeAwayChannels(): void {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
}
