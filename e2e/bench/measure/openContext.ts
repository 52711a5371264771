import type { Browser, BrowserContext } from '@playwright/test';
import type { LoginTokens } from '@hashgrid/contracts';
import { toCookies } from './toCookies';

/** Longer than a working page takes on any machine. */
const TIMEOUT_MS = 300_000;

/** Opens a browser context with an empty cache; logged in when `tokens` are given. */
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
