import { readFileSync } from 'node:fs';
import { getDirection, MOBILE_LAYOUT_MAX_PX, PERSIST, PRERENDERED_ID } from '@hashgrid/contracts';
import type { Page } from '@playwright/test';
import { runAxe } from '../fixtures/runAxe';
import { pageHeading } from '../fixtures/screens';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';
import type { LanguageTexts } from './readTexts';
import type { LanguageScreen, ScreenPlayer } from './screens';

const HEIGHT = 900;
/** Height at which screenshots of longer pages are cut off, px. */
const MAX_SCREENSHOT_HEIGHT = 2400;
const IDLE_LIMIT_MS = 60_000;
const INSPECT_SCRIPT = readFileSync(new URL('page-inspect.js', import.meta.url), 'utf8');

export interface ScreenVisit {
  locale: string;
  texts: LanguageTexts;
  player: ScreenPlayer;
  /** Widths of the window, px. */
  widths: readonly number[];
  /** Whether axe checks the accessibility. */
  hasAxe: boolean;
}

export interface Screenshot {
  screen: string;
  width: number;
  image: Buffer;
}

export interface ScreenResult {
  problems: string[];
  screenshots: Screenshot[];
}

/** Returns one line for each problem of the page in its current state. */
export const inspectPage = async (page: Page, locale: string, texts: LanguageTexts): Promise<string[]> => {
  await page.evaluate(INSPECT_SCRIPT);
  return page.evaluate(
    (input) =>
      (globalThis as unknown as { __inspectLanguage: (input: unknown) => string[] }).__inspectLanguage(input),
    { locale, direction: getDirection(locale), texts },
  );
};

/**
 * Resizes the window, and waits for the layout, which adapts in the next frame, and for animations. Scrolls to the top: at the
 * scroll position of the former width, the header might cover half a button.
 */
const resize = async (page: Page, width: number): Promise<void> => {
  if (page.viewportSize()?.width !== width) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(() => scrollTo(0, 0));
  }
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
};

const getPageHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** Runs axe in a window as high as the page, where sticky buttons cover no part of a field. */
const checkAccessibility = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: Math.max(await getPageHeight(page), HEIGHT) });
  const problems = await runAxe(page);
  await page.setViewportSize({ width, height: HEIGHT });
  return problems.map((line) => `axe: ${line}`);
};

const takeScreenshot = async (page: Page, width: number): Promise<Buffer> => {
  const height = await getPageHeight(page);
  return page.screenshot({
    fullPage: true,
    type: 'jpeg',
    quality: 70,
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(height, HEIGHT), MAX_SCREENSHOT_HEIGHT) },
  });
};

const selectWidths = ({ isMobileOnly }: LanguageScreen, { widths }: ScreenVisit): number[] =>
  widths.filter((width) => !isMobileOnly || width <= MOBILE_LAYOUT_MAX_PX);

const visitWidths = async (page: Page, screen: LanguageScreen, visit: ScreenVisit): Promise<ScreenResult> => {
  const { name, isWithoutShell } = screen;
  const { locale, texts, hasAxe } = visit;
  const problems: string[] = [];
  const screenshots: Screenshot[] = [];
  for (const width of selectWidths(screen, visit)) {
    await resize(page, width);
    const found = [
      ...(await inspectPage(page, locale, texts)).filter(
        (problem) => !(isWithoutShell && problem.startsWith('font: ')),
      ),
      ...(hasAxe ? await checkAccessibility(page, width) : []),
    ];
    problems.push(...found.map((line) => `${locale} ${width} ${name}: ${line}`));
    screenshots.push({ screen: name, width, image: await takeScreenshot(page, width) });
  }
  return { problems, screenshots };
};

/** The state in which the last screen has left a page. */
interface PageState {
  path: string;
  isPrepared: boolean;
}

const states = new WeakMap<Page, PageState>();

/** Navigates within the running app, which takes a fraction of the time of a page load. */
const navigateTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const getPathname = (path: string): string => path.replace(/\?.*/, '');

/** Waits until the page has loaded everything. On a busy machine it may send its next request long after the last response. */
const waitUntilLoaded = async (page: Page): Promise<void> => {
  await waitForNetworkIdle(page, { timeout: IDLE_LIMIT_MS });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await waitForNetworkIdle(page, { timeout: IDLE_LIMIT_MS });
  // Fonts are requested only when a text is laid out.
  await page.evaluate(async () => void (await document.fonts.ready));
};

const waitForPage = async (page: Page): Promise<void> => {
  // The prerendered page has a heading too, so the page could be inspected before React has rendered it.
  await page.locator(`#${PRERENDERED_ID}`).waitFor({ state: 'detached' });
  await waitUntilLoaded(page);
  await pageHeading(page).waitFor();
};

/** Loads a page without what the former one has persisted, such as balances, which would be shown although their request fails. */
const loadPage = async (page: Page, path: string, hasFormer: boolean): Promise<void> => {
  if (hasFormer) await page.evaluate((key) => localStorage.removeItem(`persist:${key}`), PERSIST.key);
  await page.goto(path);
};

/** Opens a screen. Loads the page only where it might keep something of the former state, such as an open dialog. */
const openScreen = async (
  page: Page,
  { arrange, prepare, isWithoutShell }: LanguageScreen,
  path: string,
): Promise<void> => {
  const state = states.get(page);
  states.set(page, { path, isPrepared: Boolean(arrange ?? prepare ?? isWithoutShell) });
  await arrange?.(page);
  const isClean = state && !state.isPrepared && !arrange && !isWithoutShell;
  if (isClean && getPathname(state.path) !== getPathname(path)) await navigateTo(page, path);
  else if (!isClean || state.path !== path) await loadPage(page, path, Boolean(state));
  if (!isWithoutShell) return waitForPage(page);
  await waitUntilLoaded(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

/** Opens a screen and inspects it at each width. Reports a screen that cannot be opened as a problem. */
export const visitScreen = async (
  page: Page,
  screen: LanguageScreen,
  visit: ScreenVisit,
): Promise<ScreenResult> => {
  const [width] = selectWidths(screen, visit);
  if (width === undefined) return { problems: [], screenshots: [] };
  try {
    await page.setViewportSize({ width, height: HEIGHT });
    await openScreen(page, screen, screen.path.replace(':friend', visit.player.friend));
    if (screen.prepare) {
      await screen.prepare(page, visit.player);
      await waitUntilLoaded(page);
    }
    return await visitWidths(page, screen, visit);
  } catch (error) {
    states.delete(page);
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { problems: [`${visit.locale} ${screen.name}: cannot be opened: ${reason}`], screenshots: [] };
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
  }
};
