import type { Page } from '@playwright/test';
import { sumMainThread, type MainThreadTimes, type TraceEvent } from './sumMainThread';

/** As few as possible, because recording an event takes time of the page. The last category has the tasks. */
const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** Traces a tab from now on. The returned function ends the trace, and sums it until the page was ready. */
export const traceMainThread = async (page: Page): Promise<(readyMs: number) => Promise<MainThreadTimes>> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('Only a launched browser can be traced.');
  await browser.startTracing(page, { categories: CATEGORIES });
  return async (readyMs) => {
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return sumMainThread(trace.traceEvents, readyMs);
  };
};
