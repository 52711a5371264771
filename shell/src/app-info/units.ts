import type { Vital } from '@hashgrid/contracts';

export const formatMilliseconds = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;

export const formatBytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** CLS is a score without a unit. */
export const formatVital = (name: Vital['name'], value: number): string =>
  name === 'CLS' ? value.toFixed(3) : formatMilliseconds(value);
