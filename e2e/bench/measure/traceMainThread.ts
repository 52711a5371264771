import type { Page } from '@playwright/test';
import { sumMainThread, type MainThreadTimes, type TraceEvent } from './sumMainThread';

/** As few categories as possible, because recording events slows the page. The last one contains the tasks of the main thread. */
const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** Starts tracing a tab. The returned function ends the trace, and sums its events until the page was ready. */
export const traceMainThread = async (page: Page): Promise<(readyMs: number) => Promise<MainThreadTimes>> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('Only a launched browser can be traced.');
  await browser.startTracing(page, { categories: CATEGORIES });
  return async (readyMs) => {
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return sumMainThread(trace.traceEvents, readyMs);
  };
};
