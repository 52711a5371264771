import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toBootstrapRemote, type Registry } from '@hashgrid/contracts';
import { resolveDataDir } from '@hashgrid/contracts/command-line';
import { getEntry, getReleaseId, SHELL, withEntry } from '@hashgrid/contracts/releases';
import { getReleasesDir } from '@hashgrid/tooling/release/releaseStore';
import { copyReleases, makeDataFolder, readRegistry, removeDataFolder } from '../fixtures/dataFolder';
import { publishLab } from '../fixtures/globalSetup';
import { ROOT } from '../fixtures/paths';
import { startProduct } from '../fixtures/startProduct';
import { findBrokenJourneys, formatMatrix, type LineupResult } from './formatMatrix';
import { findRemotes, findUnaffected, readJourneys } from './journeys';
import { makeLineups } from './lineups';
import { namesFiles, type CandidateOptions } from './parseCandidate';
import { prepareCandidate } from './prepareCandidate';
import { CANDIDATE_RUN, runLineup } from './runLineup';

/** Tests that run by default. The fault tests don't, because they change releases themselves. */
const DEFAULT_FILES = ['specs/'];

const listScreens = (registry: Registry) =>
  Object.entries(registry.remotes).map(([name, { current }]) => toBootstrapRemote(name, current));

/**
 * Publishes the test remote `lab`, unless it is live.
 * @param dataDir Data folder with a copy of the live releases.
 * @returns The live registry with `lab`.
 */
const addLab = async (dataDir: string, live: Registry): Promise<Registry> => {
  if (getEntry(live, 'lab')) return live;
  const product = await startProduct({ dataDir, env: CANDIDATE_RUN });
  try {
    await publishLab(dataDir);
    return readRegistry(dataDir);
  } finally {
    await product.stop();
  }
};

/**
 * Runs the journeys that a candidate can break: with the live releases, with the candidate, and with the candidate in the
 * previous shell.
 * @returns Whether the candidate breaks no journey.
 */
export const runCandidate = async (options: CandidateOptions): Promise<boolean> => {
  const liveDir = resolveDataDir(ROOT, process.env.HASHGRID_DATA);
  const published = readRegistry(liveDir);
  if (!published.shell)
    throw new Error(`Nothing is live in ${liveDir}. Start the product there once with: npm start`);
  const dataDir = makeDataFolder();
  try {
    copyReleases(liveDir, dataDir);
    const live = await addLab(dataDir, published);
    const candidate = await prepareCandidate(getReleasesDir(dataDir), live, options);
    // Without previous releases: the shell would fall back to one, which would hide that the candidate cannot start.
    const withCandidate = withEntry(live, options.name, { current: candidate, previous: [] });
    const current = getEntry(live, options.name)?.current;

    const screens = [listScreens(live), listScreens(withCandidate)];
    const journeys = readJourneys();
    const unaffected = options.name === SHELL ? [] : findUnaffected(journeys, options.name, screens);
    const unaffectedFile = join(dataDir, 'unaffected.txt');
    writeFileSync(unaffectedFile, unaffected.join('\n'));
    const files = namesFiles(options.rest) ? [] : DEFAULT_FILES;
    const args = [...files, ...options.rest, `--test-list-invert=${unaffectedFile}`];

    const results: LineupResult[] = [];
    for (const lineup of makeLineups(options.name, live, withCandidate))
      results.push(await runLineup(lineup, dataDir, args));
    const recorded = { ...journeys, ...readJourneys() };
    const text = formatMatrix({
      candidate: `${options.name} ${getReleaseId(candidate)}`,
      live: current ? `${options.name} ${getReleaseId(current)}` : `no ${options.name}`,
      unaffected: unaffected.length,
      results,
      remotes: Object.fromEntries(
        Object.entries(recorded).map(([id, paths]) => [id, findRemotes(paths, listScreens(withCandidate))]),
      ),
    });
    console.log(`\n${text}`);
    return findBrokenJourneys(results).length === 0;
  } finally {
    removeDataFolder(dataDir);
  }
};
