import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { API_PREFIX, COOKIE_NAMES, type RouteConfig } from '@hashgrid/contracts';
import { getProfile, getTokens, getWallets } from '@hashgrid/contracts/endpoints';
import { LIVE_GROUP, RELEASE_GROUP_COOKIE } from '@hashgrid/contracts/releases';
import { sampleProfile, sampleTokens, sampleWallets } from '@hashgrid/testing/samples';
import { findBrowser } from './findBrowser';
import { getChromiumFlags } from './getChromiumFlags';
import { TIMEOUT_MS, waitForNetworkIdle } from './waitForNetworkIdle';

/** Value of the session cookies. */
export const SESSION_TOKEN = 'check';

/** Whether a route is opened as a guest. */
export const isForGuests = ({ access }: RouteConfig): boolean => access === 'guest' || access === 'any';

/** Returns a path that a route matches: `/ref/*` → `/ref/1`. */
const toExamplePath = ({ path }: RouteConfig): string => path.replace(/:[^/]+|\*/g, '1');

/** Mocks the API, so that a check needs no account in the environment and changes nothing there. */
const mockApi = async (context: BrowserContext, flags: readonly string[]): Promise<void> => {
  /** Data of a player. All other requests are answered with 503, which a page must handle. */
  const responses: Readonly<Record<string, unknown>> = {
    [getProfile.path]: { ...sampleProfile, flags: Object.fromEntries(flags.map((flag) => [flag, true])) },
    [getWallets.path]: { wallets: sampleWallets },
    [getTokens.path]: { tokens: sampleTokens },
  };
  await context.route(`**${API_PREFIX}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace(API_PREFIX, '');
    const data = responses[path];
    return data
      ? route.fulfill({ json: { data } })
      : route.fulfill({ status: 503, json: { statusCode: 503, message: 'Not available in a check.' } });
  });
};

/** Lists the cookies of the browser that opens a route. Without a group, it could get the builds of canaries. */
const listCookies = (route: RouteConfig): { name: string; value: string }[] => [
  { name: RELEASE_GROUP_COOKIE, value: LIVE_GROUP },
  ...(isForGuests(route) ? [] : [COOKIE_NAMES.access, COOKIE_NAMES.refresh]).map((name) => ({
    name,
    value: SESSION_TOKEN,
  })),
];

/** A headless browser on a server with a candidate. */
export interface CheckBrowser {
  /**
   * Opens a route in a new browser context, as a guest if the route is for guests, otherwise as a player.
   * @param inspect Returns the problem of a page that is loading; null when there is none.
   * @param prepare Runs before the page requests anything.
   * @returns The message of an error that the page throws, or else the result of `inspect`.
   */
  open(
    route: RouteConfig,
    inspect: (page: Page) => Promise<string | null>,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<string | null>;
  close(): Promise<void>;
}

/**
 * Opens a headless browser.
 * @param url URL of the server with the candidate.
 * @param flags Feature flags that are on for the player.
 */
export const openCheckBrowser = async (url: string, flags: readonly string[]): Promise<CheckBrowser> => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: getChromiumFlags() });
  return {
    open: async (route, inspect, prepare) => {
      const context = await browser.newContext();
      await context.addCookies(listCookies(route).map((cookie) => ({ ...cookie, url })));
      await mockApi(context, flags);
      const page = await context.newPage();
      const thrown = new Promise<string>((resolve) =>
        page.once('pageerror', ({ message }) => resolve(message)),
      );
      await prepare?.(page);
      await page.goto(url + toExamplePath(route), { waitUntil: 'commit' });
      const problem = await Promise.race([thrown, inspect(page)]);
      await context.close();
      // Without a full stop, because a finding quotes it within a sentence.
      return problem?.replace(/\.$/, '') ?? null;
    },
    close: () => browser.close(),
  };
};

/** Headings that the shell shows instead of a page that failed to load or to render, and instead of itself. */
const FAILURE_HEADING = /is temporarily unavailable$|^Oops, something wrong\.$/;

/** Returns why a page shows no heading of its own; null when it does. */
export const readFailure = async (page: Page): Promise<string | null> => {
  const heading = page.locator('#root h1').first();
  try {
    await heading.waitFor({ timeout: TIMEOUT_MS });
    await waitForNetworkIdle(page);
    const text = (await heading.textContent()) ?? '';
    if (!FAILURE_HEADING.test(text)) return null;
    const details = page.locator('#root details bdi').first();
    return (await details.count()) > 0 ? await details.textContent() : text;
  } catch {
    return `it shows no heading within ${TIMEOUT_MS / 1000} s`;
  }
};
