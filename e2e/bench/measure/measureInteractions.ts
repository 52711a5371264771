import { fileURLToPath } from 'node:url';
import { SCREENS, type LoginTokens } from '@hashgrid/contracts';
import type { Browser, Page } from '@playwright/test';
import { logIn, makePlayer } from '../../fixtures/player';
import { openAccountMenu, openFromMenu, pageHeading } from '../../fixtures/screens';
import type { BenchPart } from '../BenchPart';
import { openContext } from './openContext';
import { addProbe, waitForTime } from './Probe';

const INTERACTION_PROBE = fileURLToPath(new URL('interaction-probe.js', import.meta.url));
/** Factor by which the CPU is slowed down. */
const CPU_RATE = 4;
const LIMIT_MS = 100;

/** A sequence of interactions, and the page that it starts from. */
interface UserFlow {
  path: string;
  requiresLogin: boolean;
  interact: (page: Page) => Promise<void>;
}

const openScreen = async (page: Page, link: string, heading = link): Promise<void> => {
  await openFromMenu(page, link);
  await pageHeading(page).filter({ hasText: heading }).waitFor();
};

const FLOWS: readonly UserFlow[] = [
  {
    path: SCREENS.login,
    requiresLogin: false,
    interact: async (page) => {
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByLabel('Email', { exact: true }).click();
      await page.keyboard.type('player@example.test', { delay: 30 });
      await page.keyboard.press('Tab');
      await page.keyboard.type('a password', { delay: 30 });
      await page.locator(`a[href="${SCREENS.signUp}"]`).first().click();
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    path: SCREENS.dashboard,
    requiresLogin: true,
    interact: async (page) => {
      await openAccountMenu(page);
      await page.keyboard.press('Escape');
      await openScreen(page, 'Wallet');
      await openScreen(page, 'Transactions');
      await openScreen(page, 'Network');
      await openScreen(page, 'Mining');
      await openScreen(page, 'Dashboard');
    },
  },
];

/** Returns the durations of a flow's interactions in ms. The longest one is its INP: outliers are ignored only from 50 interactions on. */
const measureFlow = async (
  browser: Browser,
  url: string,
  { path, requiresLogin, interact }: UserFlow,
  tokens: LoginTokens,
): Promise<number[]> => {
  const context = await openContext(browser, url, requiresLogin ? tokens : null);
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: INTERACTION_PROBE });
    await addProbe(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.goto(url + path);
    // Prerendered HTML shows the same controls before the page is ready.
    await waitForTime(page, 'readyMs');
    await interact(page);
    // The browser reports an interaction only after the frame that it leads to.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const durations = await page.evaluate(() => [
      ...(globalThis as unknown as { __interactions: Map<number, number> }).__interactions.values(),
    ]);
    // Without any, the probe is broken, and a longest one of 0 ms would meet the goal.
    if (durations.length === 0) throw new Error(`The browser reported no interactions at ${path}.`);
    return durations;
  } finally {
    await context.close();
  }
};

/** Measures the interaction to next paint (INP) of typing, opening menus and changing screens on a slow CPU. */
export const measureInteractions: BenchPart = async ({ browser, product, options, machineLoad, log }) => {
  const player = await makePlayer(product.url);
  const measured = FLOWS.map(({ path }) => ({ path, rounds: [] as number[][] }));
  for (let round = 0; round < options.rounds; round += 1) {
    log(`Interactions: round ${round + 1} of ${options.rounds} …`);
    const tokens = await logIn(product.url, player);
    for (const [index, flow] of FLOWS.entries()) {
      await machineLoad.recordBusyShare();
      measured[index]!.rounds.push(await measureFlow(browser, product.url, flow, tokens));
    }
  }
  return {
    tables: [],
    goals: measured.map(({ path, rounds }) => ({
      title: `interaction to next paint, ${CPU_RATE}× CPU`,
      subject: path,
      unit: 'ms' as const,
      limit: LIMIT_MS,
      isLoadSensitive: true,
      values: rounds.map((durations) => Math.max(...durations)),
    })),
    raw: measured,
  };
};
