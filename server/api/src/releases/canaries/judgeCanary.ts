import type { CanaryReporters } from '@hashgrid/contracts/releases';

/**
 * When a canary counts as failing: enough networks have reported on both builds, enough of them saw the candidate fail, and
 * its rate is higher than that of the live build, by so much that chance explains it in one case of a thousand.
 */
export const CANARY_RULE = {
  /** Networks that must have reported on each build before anything is decided. */
  minReporters: 20,
  /** Networks where the candidate must have failed. */
  minFailing: 5,
  /** How much higher the failure rate must be. */
  minDifference: 0.05,
  /** Highest probability of chance (Fisher's exact test, one-sided) at which it is rolled back. */
  rollbackBelow: 0.001,
  /** Lowest one at which it is promoted automatically. */
  promoteAbove: 0.05,
} as const;

/** What is to be done with a canary. */
export type CanaryVerdict = { kind: 'failing' | 'waiting'; reason: string } | { kind: 'passing' };

const logChoose = (total: number, chosen: number): number => {
  let sum = 0;
  for (let i = 1; i <= chosen; i += 1) sum += Math.log((total - chosen + i) / i);
  return sum;
};

/**
 * Returns the probability that chance alone puts this many failures, or more, on one of two sides (Fisher's exact test).
 * @param side The side in question, with how many failed.
 */
export function computePValue(
  side: { count: number; failed: number },
  other: { count: number; failed: number },
): number {
  const failed = side.failed + other.failed;
  const all = logChoose(side.count + other.count, failed);
  let chance = 0;
  for (let here = side.failed; here <= Math.min(failed, side.count); here += 1)
    if (failed - here <= other.count)
      chance += Math.exp(logChoose(side.count, here) + logChoose(other.count, failed - here) - all);
  return Math.min(1, chance);
}

const RATES = [
  { field: 'failedLoads', what: 'pages did not load' },
  { field: 'errors', what: 'pages threw errors' },
] as const;

const formatPercent = (failed: number, count: number): string =>
  `${((100 * failed) / count).toFixed(1)}% (${failed} of ${count})`;

/** Compares what was reported of the candidate with what was reported of the live build since the canary began. */
export function judgeCanary(candidate: CanaryReporters, live: CanaryReporters): CanaryVerdict {
  const { minReporters, minFailing, minDifference, rollbackBelow, promoteAbove } = CANARY_RULE;
  if (Math.min(candidate.reporters, live.reporters) < minReporters)
    return {
      kind: 'waiting',
      reason: `${candidate.reporters} networks have reported on the candidate and ${live.reporters} on the live build; ${minReporters} are needed of each`,
    };
  const found = RATES.map(({ field, what }) => {
    const chance = computePValue(
      { count: candidate.reporters, failed: candidate[field] },
      { count: live.reporters, failed: live[field] },
    );
    const difference = candidate[field] / candidate.reporters - live[field] / live.reporters;
    const rates = `${formatPercent(candidate[field], candidate.reporters)} of the networks, ${formatPercent(live[field], live.reporters)} with the live build`;
    return { chance, difference, failing: candidate[field], reason: `${what} on ${rates}` };
  });
  const failure = found.find(
    ({ chance, difference, failing }) =>
      failing >= minFailing && difference >= minDifference && chance < rollbackBelow,
  );
  if (failure) return { kind: 'failing', reason: failure.reason };
  const doubtful = found.find(({ chance }) => chance < promoteAbove);
  return doubtful ? { kind: 'waiting', reason: doubtful.reason } : { kind: 'passing' };
}
