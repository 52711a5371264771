import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** What `page-probe.js` offers in the page as `__bench`. */
interface Probe {
  readyMs: number | null;
  lcpMs: number | null;
  routeMs: number | null;
  layoutShift: number;
  longTasks: { startTime: number; duration: number }[];
  expectRoute(path: string): void;
  openRoute(path: string): void;
  changePath(path: string): void;
}
export type ProbedWindow = { __bench?: Probe };

const PROBE = fileURLToPath(new URL('page-probe.js', import.meta.url));

/** Adds the probe to all pages that a tab opens. */
export const addProbe = (page: Page): Promise<unknown> => page.addInitScript({ path: PROBE });

/** Waits for a time of the probe, and returns it. */
export const waitForTime = async (page: Page, name: 'readyMs' | 'routeMs'): Promise<number> => {
  const found = await page.waitForFunction(
    (key) => (globalThis as unknown as ProbedWindow).__bench?.[key],
    name,
    { polling: 100 },
  );
  return (await found.jsonValue())!;
};

/** Reads the times of a page that is ready. */
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
