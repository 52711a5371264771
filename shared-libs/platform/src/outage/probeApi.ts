import type { Bootstrap } from '@hashgrid/contracts';
import { sendRequest } from '../api/sendRequest';

/** Needs no session, and reads the database. */
const PROBE_URL = '/shared/game/rules';
const PROBE_TIMEOUT_MS = 5_000;

/** Statuses of requests that no API answered: no connection or no response in time, or a gateway's word for it. */
const OUTAGE_STATUSES: readonly number[] = [0, 502, 503, 504];

/** Whether a failure may be that of the whole API. */
export const isOutageStatus = (httpStatus: number): boolean => OUTAGE_STATUSES.includes(httpStatus);

/** Returns whether the API answers. */
export async function probeApi({ apiKey }: Bootstrap): Promise<boolean> {
  const answer = await sendRequest({ url: PROBE_URL }, { apiKey, timeoutMs: PROBE_TIMEOUT_MS });
  return answer.ok || !isOutageStatus(answer.httpStatus);
}
