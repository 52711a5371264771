/** Differences below this come from rounding to seconds. */
const TOLERANCE_MS = 2000;

let aheadMs = 0;

/**
 * Computes from the `Date` header of a response how far the server's clock is ahead of this device's. A date between the sending
 * of the request, in epoch ms, and now means that the clocks agree.
 */
export function syncServerClock({ headers }: Response, sentAt: number): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const now = Date.now();
  const isInSync = date > sentAt - TOLERANCE_MS && date < now + TOLERANCE_MS;
  aheadMs = isInSync ? 0 : date - now;
}

/** Returns the server's time in epoch ms. */
export const serverNow = (): number => Date.now() + aheadMs;
