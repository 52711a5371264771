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
