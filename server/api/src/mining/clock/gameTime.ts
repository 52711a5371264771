import { DAY_SECONDS } from '../../economy';

/** Returns whole seconds since 1970. Whole seconds make running and idle times add up no matter when they are read. */
export const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

export const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Returns the UTC day of a time: `2026-01-31`. */
export const toDay = (seconds: number): string => toIso(seconds).slice(0, 10);

/** Returns the start of a UTC day in seconds since 1970. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

export const nextDay = (day: string): string => toDay(startOfDay(day) + DAY_SECONDS);
