import { DAY_SECONDS } from '../economy';

/** Moments of the game are whole seconds since 1970: running and idling then add up whenever somebody looks. */
export const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

export const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The UTC day of a moment: `2026-01-31`. */
export const dayOf = (seconds: number): string => toIso(seconds).slice(0, 10);

/** The first moment of a UTC day. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

export const nextDay = (day: string): string => dayOf(startOfDay(day) + DAY_SECONDS);
