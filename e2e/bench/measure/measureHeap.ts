import { SCREENS } from '@hashgrid/contracts';
import type { CDPSession, Page } from '@playwright/test';
import { readRegistry } from '../../fixtures/dataFolder';
import { logIn, makePlayer } from '../../fixtures/player';
import type { Part } from '../Part';
import { listTourPaths } from './listTourPaths';
import { openContext } from './openContext';
import { addProbe, type ProbedWindow } from './Probe';

/** Caches fill during the first tours. */
const TOURS_BEFORE = 5;
const TOURS = 50;
const LIMIT = 1.1;
/** A faster tour exceeds how often a player may read (`readsByAccount`). */
const MIN_TOUR_MS = 12_000;

/** Memory of the page after some tours, with all garbage collected. */
export interface HeapReading {
  tours: number;
  heapBytes: number;
  domNodes: number;
}

const openScreen = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => (globalThis as unknown as ProbedWindow).__bench!.changePath(to), path);
  await page.waitForFunction(
    (to) =>
      location.pathname === to &&
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy=true]') === null,
    path,
    { polling: 50 },
  );
};

const tour = async (page: Page, paths: readonly string[]): Promise<void> => {
  const pause = page.waitForTimeout(MIN_TOUR_MS);
  for (const path of paths) await openScreen(page, path);
  await pause;
};

const readHeap = async (session: CDPSession, tours: number): Promise<HeapReading> => {
  // The first collection can leave what finalizers release.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { tours, heapBytes: usedSize, domNodes: nodes };
};

/** Opens all screens in one page again and again, and compares the memory after few tours and many. */
export const measureHeap: Part = async ({ browser, product, log }) => {
  const tokens = await logIn(product.url, await makePlayer(product.url));
  const context = await openContext(browser, product.url, tokens);
  try {
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('response', (response) => response.status() === 429 && refused.push(response.url()));
    await addProbe(page);
    const session = await context.newCDPSession(page);
    await page.goto(product.url + SCREENS.dashboard);
    const paths = [...listTourPaths(readRegistry(product.dataDir)), SCREENS.dashboard];
    const readings: HeapReading[] = [];
    for (let tours = 1; tours <= TOURS; tours += 1) {
      await tour(page, paths);
      if (tours % TOURS_BEFORE !== 0) continue;
      readings.push(await readHeap(session, tours));
      log(`Memory: ${tours} of ${TOURS} tours of ${paths.length} screens …`);
    }
    if (refused.length > 0) throw new Error(`The API refused reads of the tours, such as ${refused[0]}.`);
    const [first, last] = [readings[0]!, readings.at(-1)!];
    return {
      tables: [],
      goals: [
        {
          title: `heap after ${TOURS} tours / ${TOURS_BEFORE}`,
          subject: `${paths.length} screens`,
          unit: 'ratio',
          limit: LIMIT,
          isLoadSensitive: false,
          values: [last.heapBytes / first.heapBytes],
        },
      ],
      raw: readings,
    };
  } finally {
    await context.close();
  }
};
