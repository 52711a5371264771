import { ReleaseError } from './ReleaseError';

const SECONDS_PER_UNIT: Readonly<Record<string, number>> = { m: 60, h: 3600, d: 24 * 3600 };

/**
 * Parses a share of the players: `5%`.
 * @throws {ReleaseError} for anything else.
 */
export const parseShare = (text: string): number => {
  const percent = /^\d{1,2}(\.\d{1,2})?%$/.test(text) ? Number(text.slice(0, -1)) : NaN;
  if (percent >= 0.1 && percent <= 99) return percent;
  throw new ReleaseError(`"${text}" is not a share of the players; expected 0.1% to 99%, such as 5%.`);
};

/**
 * Parses a duration: `30m`, `2h` or `1d`.
 * @returns Seconds.
 * @throws {ReleaseError} for anything else.
 */
export const parseDuration = (text: string): number => {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (SECONDS_PER_UNIT[unit] ?? NaN);
  if (seconds >= 60) return seconds;
  throw new ReleaseError(`"${text}" is not a duration; expected at least a minute, such as 30m, 2h or 1d.`);
};

/** Returns the fields of a canary request for its share and its promotion. */
export const readCanaryOptions = (share: string, promoteAfter: string | undefined) => ({
  percent: parseShare(share),
  ...(promoteAfter !== undefined && { promoteAfterSeconds: parseDuration(promoteAfter) }),
});
