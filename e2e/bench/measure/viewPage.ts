import type { BrowserContext, Page } from '@playwright/test';
import { createSample } from './createSample';
import { addProbe, readProbe, waitForTime, type ProbedWindow } from './Probe';
import { applyProfile, type Profile } from './profiles';
import type { Sample } from './Sample';
import type { Scenario } from './scenarios';
import { traceMainThread } from './traceMainThread';
import { trackRequests, type TrackedRequest } from './trackRequests';
import { waitUntilQuiet } from './waitUntilQuiet';

/** A viewed page that is still open. */
export interface PageView {
  sample: Sample;
  requests: TrackedRequest[];
  /** Clicks the scenario's link after its prefetch. */
  clickLink(): Promise<Sample>;
  /** Opens the scenario's screen that has not been prefetched. */
  openUnprefetched(): Promise<Sample>;
  close(): Promise<void>;
}

const clickLink = async (page: Page, { link, target }: Scenario, waitForQuiet: () => Promise<void>) => {
  await page.locator(link).first().hover();
  await waitForQuiet();
  await page.evaluate(
    (path) => (globalThis as unknown as ProbedWindow).__bench!.measureNextClick(path),
    target,
  );
  await page.locator(link).first().click();
  return { readyMs: await waitForTime(page, 'routeMs') };
};

const openUnprefetched = async (page: Page, { unprefetched }: Scenario) => {
  await page.evaluate(
    (path) => (globalThis as unknown as ProbedWindow).__bench!.navigateAndMeasure(path),
    unprefetched,
  );
  return { readyMs: await waitForTime(page, 'routeMs') };
};

/** Opens a scenario's page in a new tab and measures until its network is idle. */
export const viewPage = async (
  context: BrowserContext,
  url: string,
  scenario: Scenario,
  profile: Profile,
  { canPrefetch }: { canPrefetch: boolean } = { canPrefetch: true },
): Promise<PageView> => {
  const page = await context.newPage();
  await addProbe(page);
  // Without IntersectionObserver, links prefetch on hover only.
  if (!canPrefetch) await page.addInitScript('delete globalThis.IntersectionObserver');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await applyProfile(session, profile);
  const tracker = trackRequests(session);
  const waitForQuiet = () => waitUntilQuiet(page, tracker);
  const stopTrace = await traceMainThread(page);
  await page.goto(url + scenario.path, { waitUntil: 'commit' });
  const mainThread = await stopTrace(await waitForTime(page, 'readyMs'));
  await waitForQuiet();
  const requests = tracker.getRequests();
  return {
    sample: createSample(await readProbe(page), mainThread, requests, scenario),
    requests,
    clickLink: () => clickLink(page, scenario, waitForQuiet),
    openUnprefetched: () => openUnprefetched(page, scenario),
    close: () => page.close(),
  };
};
