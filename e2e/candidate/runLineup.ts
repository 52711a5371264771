import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeInitialRegistry } from '../fixtures/dataFolder';
import { startProduct } from '../fixtures/startProduct';
import { runCommand } from '../run/runCommand';
import type { LineupResult } from './formatMatrix';
import type { Lineup } from './lineups';
import { readOutcomes } from './readOutcomes';

/** Names a checkout that has published nothing, so that a start replaces no release with a build of this checkout. */
export const CANDIDATE_RUN = { HASHGRID_CHECKOUT: 'candidate run' };

/**
 * Runs the journeys on a product with the releases of a lineup.
 * @param dataDir Data folder of the product. Each lineup starts with an empty database in it.
 * @param args Files and options for Playwright.
 * @throws {Error} when Playwright writes no report, or something outside the tests fails.
 */
export const runLineup = async (
  { name, registry, reason }: Lineup,
  dataDir: string,
  args: readonly string[],
): Promise<LineupResult> => {
  if (!registry) return { name, outcomes: null, ...(reason && { reason }) };
  console.log(`\n> ${name}`);
  writeInitialRegistry(dataDir, registry);
  const product = await startProduct({ dataDir, env: CANDIDATE_RUN });
  const report = join(dataDir, 'report.json');
  // Otherwise a run that wrote none would have the outcomes of the previous lineup.
  rmSync(report, { force: true });
  try {
    await runCommand('npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...args], {
      env: { HASHGRID_E2E_URL: product.url, HASHGRID_E2E_DATA: dataDir, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return { name, outcomes: readOutcomes(report) };
  } finally {
    await product.stop();
  }
};
