import type { ElementHandle, Locator, Page } from 'playwright-core';
import type { BootstrapRemote, RouteConfig, WidgetConfig } from '@hashgrid/contracts';
import type { Candidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import type { CheckBrowser } from './checkBrowser';
import { TIMEOUT_MS, waitForNetworkIdle } from './waitForNetworkIdle';

/** The line that a page shows instead of a widget. */
const FAILURE_TEXT = /is temporarily unavailable/;

/** Lists the pages that may have a slot. Those in the folder of its name come first: `dashboard` for `dashboard.balance`. */
const listHosts = (owner: Pick<BootstrapRemote, 'routes'>, slot: string): RouteConfig[] => {
  const folder = `${slot.split('.')[0]}/`;
  return [...owner.routes].sort(
    (a, b) => Number(b.page.startsWith(folder)) - Number(a.page.startsWith(folder)),
  );
};

/** Waits until the content of a slot has changed. */
const waitForChange = async (page: Page, slotElement: Locator, before: string): Promise<void> => {
  await page.waitForFunction(
    ([node, html]) => node?.innerHTML !== html,
    [(await slotElement.elementHandle()) as ElementHandle<HTMLElement> | null, before] as const,
    { timeout: TIMEOUT_MS },
  );
};

/**
 * Waits for a slot, and then for a widget to replace the placeholder in it. Returns why the widget fails; null when it doesn't.
 * @param onFound Releases the requests for the widget's files, which must not arrive before the placeholder has been read.
 */
const readWidgetFailure = async (page: Page, slot: string, onFound: () => void): Promise<string | null> => {
  const slotElement = page.locator(`[data-slot="${slot}"]`).first();
  try {
    await page.locator('#root h1').first().waitFor({ timeout: TIMEOUT_MS });
    const attached = slotElement.waitFor({ state: 'attached', timeout: TIMEOUT_MS });
    await Promise.race([attached, waitForNetworkIdle(page)]);
    if ((await slotElement.count()) === 0) return null;
    const placeholder = await slotElement.innerHTML();
    await slotElement.scrollIntoViewIfNeeded();
    onFound();
    await waitForChange(page, slotElement, placeholder);
    await waitForNetworkIdle(page);
    const text = (await slotElement.textContent()) ?? '';
    return FAILURE_TEXT.test(text) ? `the page says "${text}"` : null;
  } catch {
    return `it shows nothing within ${TIMEOUT_MS / 1000} s`;
  }
};

/**
 * Returns a predicate for the requests that wait until the placeholder has been read: those for files of the candidate.
 * @param ownPage Page with the slot if it is one of the candidate: it needs all files but those of the widget alone.
 */
const createHoldMatcher = (
  { base, descriptor }: Candidate,
  component: string,
  ownPage: string | null,
): ((url: URL) => boolean) => {
  if (ownPage === null) return ({ pathname }) => pathname.startsWith(base);
  const { chunks, entry } = descriptor;
  const pageFiles = [entry, ...(chunks[ownPage] ?? [])];
  const widgetFiles = (chunks[component] ?? []).filter((file) => !pageFiles.includes(file));
  return ({ pathname }) => widgetFiles.some((file) => pathname === base + file);
};

/** Opens a widget of a candidate in the page that has its slot. Returns why it fails; null when it doesn't, or no page shows the slot. */
export const openWidget = async (
  browser: CheckBrowser,
  { slot, component }: WidgetConfig,
  candidate: Candidate,
  { remotes }: LiveSet,
): Promise<string | null> => {
  const { descriptor } = candidate;
  const owner = [descriptor, ...remotes].find(({ slots }) => slots?.includes(slot));
  for (const route of owner ? listHosts(owner, slot) : []) {
    let onFound: (() => void) | undefined;
    const slotFound = new Promise<true>((resolve) => (onFound = () => resolve(true)));
    const shouldHold = createHoldMatcher(candidate, component, owner === descriptor ? route.page : null);
    const problem = await browser.open(
      route,
      (page) => readWidgetFailure(page, slot, () => onFound?.()),
      (page) => page.route(shouldHold, (request) => slotFound.then(() => request.continue())),
    );
    if (await Promise.race([slotFound, false])) return problem;
  }
  return null;
};
