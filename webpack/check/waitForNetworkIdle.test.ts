import type { Locator, Page } from 'playwright-core';
import type { Candidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { readFailure, type CheckBrowser } from './checkBrowser';
import { openWidget } from './openWidget';

/** A page that never stops sending requests, and shows a text in every element. */
const createBusyPage = (text: string): Page => {
  const element = {
    waitFor: async () => undefined,
    count: async () => 1,
    innerHTML: async () => 'Loading',
    scrollIntoViewIfNeeded: async () => undefined,
    elementHandle: async () => null,
    textContent: async () => text,
  } as unknown as Locator;
  return {
    locator: () => ({ first: () => element }),
    waitForFunction: async () => undefined,
    waitForLoadState: () => Promise.reject(new Error('Timeout 30000ms exceeded.')),
  } as unknown as Page;
};

const SLOT = 'dashboard.balance';
const FAILURE = 'Market is temporarily unavailable';

describe('when requests never stop', () => {
  test('a page is judged by its heading', async () => {
    expect(await readFailure(createBusyPage('Market'))).toBeNull();
    expect(await readFailure(createBusyPage(FAILURE))).toBe(FAILURE);
  });

  test('a widget is judged by what its slot shows', async () => {
    const candidate = {
      base: '/remotes/market/1/',
      descriptor: {
        slots: [SLOT],
        routes: [{ path: '/dashboard', page: 'dashboard/DashboardPage' }],
        chunks: {},
      },
    } as unknown as Candidate;
    const open = (text: string) => {
      const browser: Pick<CheckBrowser, 'open'> = {
        open: (_, inspect) => inspect(createBusyPage(text)),
      };
      const widget = { slot: SLOT, component: 'BalanceWidget', title: 'Balance' } as const;
      return openWidget(browser as CheckBrowser, widget, candidate, { remotes: [] } as unknown as LiveSet);
    };
    expect(await open('25 USDT')).toBeNull();
    expect(await open(FAILURE)).toBe(`the page says "${FAILURE}"`);
  });
});
