import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The object that `page-probe.js` adds to the page as `__bench`. Times in ms. */
interface Probe {
  /** From navigation start until the ready screen is painted; null before. */
  readyMs: number | null;
  lcpMs: number | null;
  /** Duration of the last measured route change; null before. */
  routeMs: number | null;
  /** Cumulative layout shift so far. */
  layoutShift: number;
  longTasks: { startTime: number; duration: number }[];
  /** Measures from the next click until the screen at `path` is ready. */
  measureNextClick(path: string): void;
  /** Navigates to a path programmatically, and measures until its screen is ready. */
  navigateAndMeasure(path: string): void;
  /** Navigates to a path programmatically. */
  navigate(path: string): void;
}
export type ProbedWindow = { __bench?: Probe };

const PROBE = fileURLToPath(new URL('page-probe.js', import.meta.url));

/** Adds the probe to all pages that a tab opens. */
export const addProbe = (page: Page): Promise<unknown> => page.addInitScript({ path: PROBE });

/** Waits until the probe has measured a time, and returns it in ms. */
export const waitForTime = async (page: Page, name: 'readyMs' | 'routeMs'): Promise<number> => {
  const found = await page.waitForFunction(
    (key) => (globalThis as unknown as ProbedWindow).__bench?.[key],
    name,
    { polling: 100 },
  );
  return (await found.jsonValue())!;
};

/** Reads the measurements of a page that is ready. */
export const readProbe = (page: Page) =>
  page.evaluate(() => {
    const { readyMs, lcpMs, layoutShift, longTasks } = (globalThis as unknown as ProbedWindow).__bench!;
    const fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return {
      readyMs: readyMs!,
      fcpMs,
      lcpMs: lcpMs ?? undefined,
      layoutShift,
      longTasks,
      timeOrigin: performance.timeOrigin,
    };
  });
export type ProbeReading = Awaited<ReturnType<typeof readProbe>>;
