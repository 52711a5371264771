import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COOKIE_NAMES, LANGUAGE_COOKIE } from '@hashgrid/contracts';
import type { Browser, BrowserContext } from '@playwright/test';
import { watchNetwork } from '../fixtures/waitForNetworkIdle';
import { createScreenPlayer } from './createScreenPlayer';
import { readTexts } from './readTexts';
import type { LanguageScreen } from './screens';
import { failApi, type ScreenState } from './screenStates';
import { visitScreen, type Screenshot, type ScreenVisit } from './visitScreen';
import { writeContactSheet } from './writeContactSheet';

/** Languages that axe checks: one for each kind of script and direction, because these can cause different problems. */
const AXE_LOCALES = ['en-US', 'ar-SA', 'th-TH', 'ja-JP'];

interface LanguageCheck {
  browser: Browser;
  url: string;
  locale: string;
  screens: readonly LanguageScreen[];
  state: ScreenState;
  /** Widths of the window, px. */
  widths: readonly number[];
  outDir: string;
  isAxeSkipped: boolean;
  /** Receives each problem as soon as it is found. */
  report: (problem: string) => void;
}

/** Opens a browser context in the language with these cookies. */
const openContext = async (
  { browser, url, locale }: LanguageCheck,
  cookies: Record<string, string | undefined>,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  watchNetwork(context);
  await context.addInitScript((language) => {
    localStorage.setItem('language', language);
    // The question about usage data would cover a corner of every screen.
    localStorage.setItem('consent', 'denied');
  }, locale);
  // The shell keeps the language in a cookie too, for the texts that the server writes into pages.
  await context.addCookies([
    { name: LANGUAGE_COOKIE, value: locale, url },
    ...Object.values(COOKIE_NAMES).flatMap((name) => {
      const value = cookies[name];
      return value ? [{ name, value, url }] : [];
    }),
  ]);
  return context;
};

const toFileName = (screen: string) => screen.replace(/[^\w-]+/g, '_').replace(/^_$/, '_home');

const writeScreenshots = (dir: string, screenshots: readonly Screenshot[]): void => {
  for (const { screen, width, image } of screenshots)
    writeFileSync(join(dir, `${toFileName(screen)}-${width}.jpg`), new Uint8Array(image));
};

/** Visits the screens and returns their screenshots. Writes those of each screen before it visits the next, so that a run that is stopped keeps them. */
const visitScreens = async (check: LanguageCheck, dir: string): Promise<Screenshot[]> => {
  const { tokens, ...player } = await createScreenPlayer(check.url, check.state);
  const visit: ScreenVisit = {
    locale: check.locale,
    texts: readTexts(check.locale),
    widths: check.widths,
    player,
    hasAxe: !check.isAxeSkipped && AXE_LOCALES.includes(check.locale),
  };
  const screenshots: Screenshot[] = [];
  for (const isGuest of [true, false]) {
    const screens = check.screens.filter((screen) => Boolean(screen.isGuest) === isGuest);
    if (screens.length === 0) continue;
    const context = await openContext(check, isGuest ? { gg2FAToken: 'a-challenge' } : { ...tokens });
    await failApi(context, check.state);
    const page = await context.newPage();
    for (const screen of screens) {
      const result = await visitScreen(page, screen, visit);
      for (const problem of result.problems) check.report(problem);
      writeScreenshots(dir, result.screenshots);
      screenshots.push(...result.screenshots);
    }
    await context.close();
  }
  return screenshots;
};

/** Visits every screen in one language and writes its screenshots and contact sheet. */
export const checkLanguage = async (check: LanguageCheck): Promise<void> => {
  const dir = join(check.outDir, check.locale);
  mkdirSync(dir, { recursive: true });
  const screenshots = await visitScreens(check, dir);
  try {
    await writeContactSheet(check.browser, join(check.outDir, `${check.locale}.png`), screenshots);
  } catch (error) {
    throw new Error('Its contact sheet could not be written.', { cause: error });
  }
};
