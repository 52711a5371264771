import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release } from 'node:os';
import { join } from 'node:path';
import { BENCH_DIR } from '../build/benchPaths';
import { createGoals, evaluateGoal } from './goals';
import type { Results } from './Results';

/**
 * Writes the goals, the medians and every sample as JSON.
 * @returns The file's path.
 */
export const writeResults = (results: Results, browserVersion: string): string => {
  const paths = [...new Set(results.measuredPages().map(({ path }) => path))];
  const measuredAt = new Date().toISOString();
  const content = {
    measuredAt,
    machine: { cpus: cpus().length, model: cpus()[0]?.model, kernel: release(), load: loadavg() },
    node: process.version,
    browser: browserVersion,
    goals: createGoals(paths).map((goal) => evaluateGoal(goal, results)),
    medians: results
      .measuredPages()
      .flatMap((page) =>
        results.variants().map((variant) => ({ ...page, variant, ...results.medians(page, variant) })),
      ),
    series: results.series,
  };
  const dir = join(BENCH_DIR, 'results');
  mkdirSync(dir, { recursive: true });
  const file = join(dir, `${measuredAt.replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify(content, null, 1));
  return file;
};
