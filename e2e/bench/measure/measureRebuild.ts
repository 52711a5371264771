import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from '../../fixtures/runScript';
import { makeTeamClone, type TeamClone } from '../../fixtures/teamClone';
import type { BenchPart } from '../BenchPart';

/** The largest remote, and a source file of it. */
const REMOTE = 'game';
const CHANGED_FILE = join('remotes', REMOTE, 'src', 'dashboard', 'DashboardPage.tsx');
/** Longest acceptable rebuild, relative to a cold build of all. */
const LIMIT = 0.15;

export interface BuildTimes {
  /** Shell and all remotes without a cache. */
  coldMs: number;
  /** One remote with a cache, after a change. */
  rebuildMs: number;
}

/** Runs `hashgrid build` in a clone, and returns how long it took, in ms. */
const runBuild = async ({ dir }: TeamClone, ...names: string[]): Promise<number> => {
  const startedAt = performance.now();
  await runScript(['--import', 'tsx', 'webpack/cli/hashgrid.ts', 'build', ...names], { cwd: dir, env: {} });
  return performance.now() - startedAt;
};

const measureOnce = async (clone: TeamClone, round: number): Promise<BuildTimes> => {
  rmSync(join(clone.dir, '.cache'), { recursive: true, force: true });
  const coldMs = await runBuild(clone);
  // An effect, or the build would remove the code again and write the same file.
  appendFileSync(join(clone.dir, CHANGED_FILE), `\nObject.assign(globalThis, { round: ${round} });\n`);
  return { coldMs, rebuildMs: await runBuild(clone, REMOTE) };
};

/** Builds a copy of the sources without a cache, then one remote after a change. */
export const measureRebuild: BenchPart = async ({ options, machineLoad, log }) => {
  const clone = makeTeamClone();
  try {
    const measured: BuildTimes[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      log(`Builds: round ${round + 1} of ${options.rounds} …`);
      await machineLoad.recordBusyShare();
      measured.push(await measureOnce(clone, round));
    }
    return {
      tables: [],
      goals: [
        {
          title: 'rebuild of one changed remote / cold build of all',
          subject: REMOTE,
          unit: 'ratio',
          limit: LIMIT,
          isLoadSensitive: true,
          values: measured.map(({ coldMs, rebuildMs }) => rebuildMs / coldMs),
        },
      ],
      raw: measured,
    };
  } finally {
    clone.remove();
  }
};
