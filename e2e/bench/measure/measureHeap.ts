import { SCREENS } from '@hashgrid/contracts';
import type { CDPSession, Page } from '@playwright/test';
import { readRegistry } from '../../fixtures/dataFolder';
import { logIn, makePlayer } from '../../fixtures/player';
import type { BenchPart } from '../BenchPart';
import { listTourPaths } from './listTourPaths';
import { openContext } from './openContext';
import { addProbe, type ProbedWindow } from './Probe';

/** Tours between two readings, and before the first one, because caches fill during the first tours. */
const TOURS_PER_READING = 5;
const TOURS = 50;
/** Highest acceptable heap after all tours, relative to the first reading. */
const LIMIT = 1.1;
/** Faster tours would exceed the limit on reads of an account (`readsByAccount`). */
const MIN_TOUR_MS = 12_000;

/** Memory of the page after some tours and garbage collection. */
export interface HeapReading {
  tours: number;
  heapBytes: number;
  domNodes: number;
}

const openScreen = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => (globalThis as unknown as ProbedWindow).__bench!.navigate(to), path);
  await page.waitForFunction(
    (to) =>
      location.pathname === to &&
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy=true]') === null,
    path,
    { polling: 50 },
  );
};

const tourScreens = async (page: Page, paths: readonly string[]): Promise<void> => {
  const pause = page.waitForTimeout(MIN_TOUR_MS);
  for (const path of paths) await openScreen(page, path);
  await pause;
};

const readHeap = async (session: CDPSession, tours: number): Promise<HeapReading> => {
  // Objects that finalizers release in the first collection are collected by the second one.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { tours, heapBytes: usedSize, domNodes: nodes };
};

/** Opens all screens in one page repeatedly, and compares the memory after few and after many tours. */
export const measureHeap: BenchPart = async ({ browser, product, log }) => {
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
      await tourScreens(page, paths);
      if (tours % TOURS_PER_READING !== 0) continue;
      readings.push(await readHeap(session, tours));
      log(`Memory: ${tours} of ${TOURS} tours of ${paths.length} screens …`);
    }
    if (refused.length > 0)
      throw new Error(`The API refused requests of the tours with 429, such as ${refused[0]}.`);
    const [first, last] = [readings[0]!, readings.at(-1)!];
    return {
      tables: [],
      goals: [
        {
          title: `heap after ${TOURS} tours / after ${TOURS_PER_READING}`,
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
