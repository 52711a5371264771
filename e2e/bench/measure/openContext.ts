import type { Browser, BrowserContext } from '@playwright/test';
import type { LoginTokens } from '@hashgrid/contracts';
import { toCookies } from './toCookies';

/** A page that takes longer is broken, however slow the machine is. */
const TIMEOUT_MS = 300_000;

/** Opens a browser with an empty cache. Pass a session to be logged in. */
export const openContext = async (
  browser: Browser,
  url: string,
  tokens: LoginTokens | null,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  if (tokens) await context.addCookies(toCookies(url, tokens));
  return context;
};
