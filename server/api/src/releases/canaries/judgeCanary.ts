import type { CanaryReporters } from '@hashgrid/contracts/releases';

/**
 * When a canary counts as failing: enough networks have reported on both builds, enough of them saw the candidate fail, and its
 * failure rate is significantly higher than the live build's.
 */
export const CANARY_RULE = {
  /** Networks that must have reported on each build before anything is decided. */
  minReporters: 20,
  /** Minimum number of networks where the candidate must have failed. */
  minFailing: 5,
  /** How much higher the failure rate must be, as a difference of the rates. */
  minDifference: 0.05,
  /** The p-value (one-sided Fisher's exact test) below which a canary is rolled back. */
  rollbackBelow: 0.001,
  /** The lowest p-value at which it is promoted automatically. */
  promoteAbove: 0.05,
} as const;

/** What the reports say about a canary: roll it back, wait for more reports, or allow its promotion. */
export type CanaryVerdict = { kind: 'failing' | 'waiting'; reason: string } | { kind: 'passing' };

/** Returns the natural logarithm of a binomial coefficient. */
const logChoose = (total: number, chosen: number): number => {
  let sum = 0;
  for (let i = 1; i <= chosen; i += 1) sum += Math.log((total - chosen + i) / i);
  return sum;
};

/**
 * Returns the p-value of Fisher's exact test, one-sided: the probability that chance alone puts this many failures, or more, into
 * `sample`, given the failures in both.
 */
export function computePValue(
  sample: { count: number; failed: number },
  other: { count: number; failed: number },
): number {
  const failed = sample.failed + other.failed;
  let logProbability =
    logChoose(sample.count, sample.failed) +
    logChoose(other.count, other.failed) -
    logChoose(sample.count + other.count, failed);
  let pValue = 0;
  for (let inSample = sample.failed; inSample <= Math.min(failed, sample.count); inSample += 1) {
    pValue += Math.exp(logProbability);
    // From one term to the next by their ratio: with new binomial coefficients, many failures would block the server for seconds.
    logProbability += Math.log(
      ((failed - inSample) * (sample.count - inSample)) /
        ((inSample + 1) * (other.count - failed + inSample + 1)),
    );
  }
  return Math.min(1, pValue);
}

const RATES = [
  { field: 'failedLoads', failure: 'pages did not load' },
  { field: 'errors', failure: 'pages threw errors' },
] as const;

const formatShare = (failed: number, count: number): string =>
  `${failed} of ${count} networks (${((100 * failed) / count).toFixed(1)}%)`;

/** Compares the reports on the candidate with those on the live build since the canary began. */
export function judgeCanary(candidate: CanaryReporters, live: CanaryReporters): CanaryVerdict {
  const { minReporters, minFailing, minDifference, rollbackBelow, promoteAbove } = CANARY_RULE;
  if (Math.min(candidate.reporters, live.reporters) < minReporters)
    return {
      kind: 'waiting',
      reason: `${candidate.reporters} networks have reported on the candidate and ${live.reporters} on the live build; each needs ${minReporters}`,
    };
  const comparisons = RATES.map(({ field, failure }) => {
    const pValue = computePValue(
      { count: candidate.reporters, failed: candidate[field] },
      { count: live.reporters, failed: live[field] },
    );
    const difference = candidate[field] / candidate.reporters - live[field] / live.reporters;
    const reason = `${failure} on ${formatShare(candidate[field], candidate.reporters)}, compared with ${formatShare(live[field], live.reporters)} for the live build`;
    return { pValue, difference, failures: candidate[field], reason };
  });
  const failing = comparisons.find(
    ({ pValue, difference, failures }) =>
      failures >= minFailing && difference >= minDifference && pValue < rollbackBelow,
  );
  if (failing) return { kind: 'failing', reason: failing.reason };
  const doubtful = comparisons.find(({ pValue }) => pValue < promoteAbove);
  return doubtful ? { kind: 'waiting', reason: doubtful.reason } : { kind: 'passing' };
}
