import type { Vital } from '@hashgrid/contracts';
import type { Formatters } from '@hashgrid/platform';

type NumberFormatter = Pick<Formatters, 'number'>;

/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = '\u00a0';

/** Returns whole milliseconds: `210 ms`. */
export const formatMilliseconds = (milliseconds: number, format: NumberFormatter): string =>
  `${format.number(Math.round(milliseconds))}${NO_BREAK_SPACE}ms`;

/** Returns kilobytes of 1000 bytes: `45.6 kB`. */
export const formatBytes = (bytes: number, format: NumberFormatter): string =>
  `${format.number(bytes / 1000, { min: 1, max: 1 })}${NO_BREAK_SPACE}kB`;

/** Returns a web vital with its unit. CLS is a score without a unit. */
export const formatVital = (name: Vital['name'], value: number, format: NumberFormatter): string =>
  name === 'CLS' ? format.number(value, { min: 3, max: 3 }) : formatMilliseconds(value, format);
