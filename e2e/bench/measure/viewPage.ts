import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { applyProfile, type Profile } from './profiles';
import type { Sample } from './Sample';
import type { Scenario } from './scenarios';
import { trackRequests, type TrackedRequest } from './trackRequests';
import { waitUntilQuiet } from './waitUntilQuiet';

const PROBE = fileURLToPath(new URL('page-probe.js', import.meta.url));
const READY_TIMEOUT_MS = 60_000;

interface Probe {
  readyMs: number | null;
  lcpMs: number | null;
  routeMs: number | null;
  expectRoute(path: string): void;
}
type ProbedWindow = { __bench: Probe };

/** A viewed page that is still open. */
export interface PageView {
  sample: Sample;
  requests: TrackedRequest[];
  /** Clicks the scenario's link after its prefetch. */
  changeRoute(): Promise<Sample>;
  close(): Promise<void>;
}

const sum = (requests: readonly TrackedRequest[]) => requests.reduce((total, { bytes }) => total + bytes, 0);

const readTimes = (page: Page) =>
  page.evaluate(() => {
    const { readyMs, lcpMs } = (globalThis as unknown as ProbedWindow).__bench;
    const fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return { readyMs: readyMs!, lcpMs: lcpMs ?? undefined, fcpMs, timeOrigin: performance.timeOrigin };
  });

const isFromOtherRemote = (url: string, remote: string): boolean => {
  const found = /\/remotes\/([^/]+)\//.exec(url);
  return found !== null && found[1] !== remote;
};

const createSample = (
  times: Awaited<ReturnType<typeof readTimes>>,
  requests: readonly TrackedRequest[],
  { remote }: Scenario,
): Sample => {
  const { readyMs, fcpMs, lcpMs, timeOrigin } = times;
  const beforeReady = requests.filter(({ startedAt }) => startedAt - timeOrigin <= readyMs);
  const counted = requests.filter(({ isStream }) => !isStream);
  return {
    readyMs,
    ...(fcpMs !== undefined && { fcpMs }),
    ...(lcpMs !== undefined && { lcpMs }),
    jsBytes: sum(beforeReady.filter(({ isScript }) => isScript)),
    totalBytes: sum(counted),
    requests: counted.filter(({ fromCache }) => !fromCache).length,
    unvisitedBytes: sum(beforeReady.filter(({ url }) => isFromOtherRemote(url, remote))),
  };
};

const changeRoute = async (
  page: Page,
  { link, target }: Scenario,
  waitForNetworkIdle: () => Promise<void>,
) => {
  await page.locator(link).first().hover();
  await waitForNetworkIdle();
  await page.evaluate((path) => (globalThis as unknown as ProbedWindow).__bench.expectRoute(path), target);
  await page.locator(link).first().click();
  const found = await page.waitForFunction(
    () => (globalThis as unknown as ProbedWindow).__bench.routeMs,
    null,
    {
      timeout: READY_TIMEOUT_MS,
    },
  );
  return { readyMs: (await found.jsonValue())! };
};

/** Opens a scenario's page in a new tab and measures until its network is idle. */
export const viewPage = async (
  context: BrowserContext,
  url: string,
  scenario: Scenario,
  profile: Profile,
): Promise<PageView> => {
  const page = await context.newPage();
  await page.addInitScript({ path: PROBE });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await applyProfile(session, profile);
  const tracker = trackRequests(session);
  const untilQuiet = () => waitUntilQuiet(page, tracker);
  await page.goto(url + scenario.path, { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as unknown as ProbedWindow).__bench?.readyMs, null, {
    timeout: READY_TIMEOUT_MS,
    polling: 100,
  });
  await untilQuiet();
  const requests = tracker.requests();
  return {
    sample: createSample(await readTimes(page), requests, scenario),
    requests,
    changeRoute: () => changeRoute(page, scenario, untilQuiet),
    close: () => page.close(),
  };
};
