/** The `Date` header is rounded to seconds, so smaller differences are ignored. */
const TOLERANCE_MS = 2000;

let serverAheadMs = 0;

/**
 * Computes from the `Date` header of a response how far the server's clock is ahead of this device's. The clocks agree if the date
 * lies between `sentAt` and now.
 * @param sentAt When the request was sent, epoch ms.
 */
export function syncServerClock({ headers }: Response, sentAt: number): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const now = Date.now();
  const isInSync = date > sentAt - TOLERANCE_MS && date < now + TOLERANCE_MS;
  serverAheadMs = isInSync ? 0 : date - now;
}

/** Returns the server's time in epoch ms. */
export const serverNow = (): number => Date.now() + serverAheadMs;
