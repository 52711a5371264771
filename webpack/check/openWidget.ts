import type { ElementHandle, Locator, Page } from 'playwright-core';
import type { BootstrapRemote, RouteConfig, WidgetConfig } from '@hashgrid/contracts';
import type { Candidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { TIMEOUT_MS, type CheckBrowser } from './checkBrowser';

/** The line that a page shows instead of a widget. */
const FAILURE = /is temporarily unavailable/;

/** The pages that may have a slot; `dashboard.balance` is first looked for in pages of the folder `dashboard`. */
const listHosts = (owner: Pick<BootstrapRemote, 'routes'>, slot: string): RouteConfig[] => {
  const folder = `${slot.split('.')[0]}/`;
  return [...owner.routes].sort(
    (a, b) => Number(b.page.startsWith(folder)) - Number(a.page.startsWith(folder)),
  );
};

/** Waits until what is in a slot has changed. */
const waitForChange = async (page: Page, place: Locator, before: string): Promise<void> => {
  await page.waitForFunction(
    ([node, html]) => node?.innerHTML !== html,
    [(await place.elementHandle()) as ElementHandle<HTMLElement> | null, before] as const,
    { timeout: TIMEOUT_MS },
  );
};

/**
 * Waits for a slot, and then for what a widget puts in the place of its placeholder.
 * @param onFound Lets the widget's files through: they must not arrive before the placeholder has been seen.
 */
const readWidgetFailure = async (page: Page, slot: string, onFound: () => void): Promise<string | null> => {
  const place = page.locator(`[data-slot="${slot}"]`).first();
  try {
    await page.locator('#root h1').first().waitFor({ timeout: TIMEOUT_MS });
    const isIdle = page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
    await Promise.race([place.waitFor({ state: 'attached', timeout: TIMEOUT_MS }), isIdle]);
    if ((await place.count()) === 0) return null;
    const placeholder = await place.innerHTML();
    await place.scrollIntoViewIfNeeded();
    onFound();
    await waitForChange(page, place, placeholder);
    await page.waitForLoadState('networkidle');
    const text = (await place.textContent()) ?? '';
    return FAILURE.test(text) ? `the page says "${text}"` : null;
  } catch {
    return `it shows nothing within ${TIMEOUT_MS / 1000} s`;
  }
};

/** Opens a widget of a candidate in the page that has its slot. Returns why it fails; null when it doesn't, or no page shows the slot. */
export const openWidget = async (
  browser: CheckBrowser,
  { slot }: WidgetConfig,
  { base, descriptor }: Candidate,
  { remotes }: LiveSet,
): Promise<string | null> => {
  const owner = [descriptor, ...remotes].find(({ slots }) => slots?.includes(slot));
  for (const route of owner ? listHosts(owner, slot) : []) {
    let onFound: (() => void) | undefined;
    const found = new Promise<true>((resolve) => (onFound = () => resolve(true)));
    const problem = await browser.open(
      route,
      (page) => readWidgetFailure(page, slot, () => onFound?.()),
      (page) => page.route(`**${base}**`, (request) => found.then(() => request.continue())),
    );
    if (await Promise.race([found, false])) return problem;
  }
  return null;
};
