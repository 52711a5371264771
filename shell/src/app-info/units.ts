import type { Vital } from '@hashgrid/contracts';

/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = '\u00a0';

/** Returns whole milliseconds: `210 ms`. */
export const formatMilliseconds = (milliseconds: number): string =>
  `${Math.round(milliseconds)}${NO_BREAK_SPACE}ms`;

/** Returns kilobytes of 1000 bytes: `45.6 kB`. */
export const formatBytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)}${NO_BREAK_SPACE}kB`;

/** Returns a web vital with its unit. CLS is a score without a unit. */
export const formatVital = (name: Vital['name'], value: number): string =>
  name === 'CLS' ? value.toFixed(3) : formatMilliseconds(value);

/** A release of a module, as in a report. */
interface ReportedRelease {
  remote: string | null;
  version: string | null;
  hash?: string | null | undefined;
  fallback?: string | null;
}

/** Returns `finance 1.0.1-1a2b3c4d`, and after an arrow the release that players got instead. */
export const formatModule = ({ remote, version, hash, fallback }: ReportedRelease): string => {
  const release = [version, hash].filter(Boolean).join('-');
  return [remote ?? '–', release, fallback && `→ ${fallback}`].filter(Boolean).join(' ');
};
