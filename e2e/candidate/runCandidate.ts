import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { getEntry, getReleaseId, SHELL, withEntry } from '@hashgrid/contracts/releases';
import { buildRemote } from '@hashgrid/tooling/remote/buildRemote';
import { getReleasesDir } from '@hashgrid/tooling/release/releaseStore';
import { storeRelease } from '@hashgrid/tooling/release/storeRelease';
import { buildShell } from '@hashgrid/tooling/shell/buildShell';
import { copyReleases, readRegistry } from '../fixtures/dataFolder';
import { publishLab } from '../fixtures/globalSetup';
import { ROOT } from '../fixtures/paths';
import { startProduct } from '../fixtures/startProduct';
import { findBrokenJourneys, formatMatrix, type LineupResult } from './formatMatrix';
import { findRemotes, findUnaffected, readJourneys } from './journeys';
import { makeLineups, withCurrent } from './lineups';
import { namesFiles, type CandidateOptions } from './parseCandidate';
import { readStoredRelease } from './readStoredRelease';
import { CANDIDATE_RUN, runLineup } from './runLineup';

/** Without the fault tests, which change releases themselves. */
const DEFAULT_FILES = ['specs/'];

const listScreens = (registry: Registry) =>
  Object.entries(registry.remotes).map(([name, { current }]) => ({
    name,
    routes: current.descriptor.routes,
  }));

/** Returns the registry of the live releases with the test remote `lab`, which is published in `dataDir`, their copy, if it isn't live. */
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

/** Returns the registry of the live releases with the candidate, whose files are stored in `dataDir`, their copy. */
const addCandidate = async (
  dataDir: string,
  live: Registry,
  { name, source }: CandidateOptions,
): Promise<Registry> => {
  const stored = source && withCurrent(live, name, source);
  if (stored) return stored;
  const uploaded = source && readStoredRelease(getReleasesDir(dataDir), name, source);
  if (uploaded) return withEntry(live, name, { current: uploaded, previous: [] });
  if (source && !existsSync(resolve(source)))
    throw new Error(
      `"${source}" is neither a release of ${name} that is still stored nor the folder of a build.`,
    );
  const buildDir = source ? resolve(source) : mkdtempSync(join(tmpdir(), 'candidate-'));
  if (!source)
    await (name === SHELL ? buildShell(buildDir, 'production') : buildRemote(name, buildDir, 'production'));
  const current = await storeRelease(getReleasesDir(dataDir), name, buildDir, { compress: true });
  if (!source) rmSync(buildDir, { recursive: true });
  // Without previous releases: the shell would fall back to one, which would hide that the candidate cannot start.
  return withEntry(live, name, { current, previous: [] });
};

/**
 * Runs the journeys that a candidate can break with what is live, with the candidate, and with the candidate in the previous shell.
 * @returns Whether the candidate breaks no journey.
 */
export const runCandidate = async (options: CandidateOptions): Promise<boolean> => {
  const liveDir = process.env.HASHGRID_DATA ? resolve(ROOT, process.env.HASHGRID_DATA) : join(ROOT, '.data');
  if (!readRegistry(liveDir).shell)
    throw new Error(`Nothing is live in ${liveDir}. Start the product there once with: npm start`);
  const dataDir = mkdtempSync(join(tmpdir(), 'hashgrid-candidate-'));
  try {
    copyReleases(liveDir, dataDir);
    const live = await addLab(dataDir, readRegistry(liveDir));
    const withCandidate = await addCandidate(dataDir, live, options);
    const candidate = getEntry(withCandidate, options.name)?.current;
    const before = getEntry(live, options.name)?.current;
    if (!candidate) throw new Error(`${options.name} has no release in the registry after its publish.`);

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
      live: before ? `${options.name} ${getReleaseId(before)}` : `no ${options.name}`,
      unaffected: unaffected.length,
      results,
      remotes: Object.fromEntries(
        Object.entries(recorded).map(([id, paths]) => [id, findRemotes(paths, listScreens(withCandidate))]),
      ),
    });
    console.log(`\n${text}`);
    return findBrokenJourneys(results).length === 0;
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
};
