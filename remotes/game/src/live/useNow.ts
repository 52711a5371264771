import { useTick } from '../portfolio/useTick';

/** This device's clock, epoch ms; renders the caller again every `intervalMs`. */
export function useNow(intervalMs: number): number {
  useTick(intervalMs);
  return Date.now();
}
