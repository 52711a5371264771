import type { Bootstrap } from '@hashgrid/contracts';
import { sendRequest } from '../api/sendRequest';

/** An endpoint that needs no session and reads the database. */
const PROBE_URL = '/shared/game/rules';
const PROBE_TIMEOUT_MS = 5_000;

/** Statuses of an outage: 0 without a connection or a response in time; 503 also from an API without its database; the others from a gateway. */
const OUTAGE_STATUSES: readonly number[] = [0, 502, 503, 504];

/** Whether a failure with this status may mean that the whole API is unreachable. */
export const isOutageStatus = (httpStatus: number): boolean => OUTAGE_STATUSES.includes(httpStatus);

/** Returns whether the API responds, even with an error. */
export async function probeApi({ apiKey }: Bootstrap): Promise<boolean> {
  const result = await sendRequest({ url: PROBE_URL }, { apiKey, timeoutMs: PROBE_TIMEOUT_MS });
  return result.ok || !isOutageStatus(result.httpStatus);
}
