import { ReleaseError } from './ReleaseError';

const SECONDS: Readonly<Record<string, number>> = { m: 60, h: 3600, d: 24 * 3600 };

/**
 * Reads a share of the players: `5%`.
 * @throws {ReleaseError} for anything else.
 */
export const parseShare = (given: string): number => {
  const percent = /^\d{1,2}(\.\d{1,2})?%$/.test(given) ? Number(given.slice(0, -1)) : NaN;
  if (percent >= 0.1 && percent <= 99) return percent;
  throw new ReleaseError(`"${given}" is no share of the players; expected one from 0.1% to 99%, such as 5%.`);
};

/**
 * Reads a duration: `30m`, `2h` or `1d`.
 * @returns Seconds.
 * @throws {ReleaseError} for anything else.
 */
export const parseDuration = (given: string): number => {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(given) ?? [];
  const seconds = Number(count) * (SECONDS[unit] ?? NaN);
  if (seconds >= 60) return seconds;
  throw new ReleaseError(`"${given}" is no duration; expected at least a minute, such as 30m, 2h or 1d.`);
};

/** Returns what a canary request says about its share and its promotion. */
export const readCanaryOptions = (share: string, promoteAfter: string | undefined) => ({
  percent: parseShare(share),
  ...(promoteAfter && { promoteAfterSeconds: parseDuration(promoteAfter) }),
});
