import type { ApiRequest } from '../api/apiTypes';
import { newIdempotencyKey } from '../api/newIdempotencyKey';
import { deviceStorage } from '../device/deviceStorage';

/** Builds the refresh request of a refresh token. */
export type RefreshRequestBuilder = (refreshToken: string) => ApiRequest;

const KEY = 'hashgrid.refreshRequest';
/** This many characters identify a token and reveal too little of it to matter. */
const TAIL_LENGTH = 8;

/**
 * Creates the builder of refresh requests. The ID of a request is stored before it is sent, so that every tab repeats an
 * unanswered request under the same ID, even the next day, and the server returns the same tokens.
 */
export function createRefreshRequestBuilder(): RefreshRequestBuilder {
  // Used where storage is full or blocked.
  let last: string | null = null;
  return (refreshToken) => {
    const prefix = `${refreshToken.slice(-TAIL_LENGTH)} `;
    const known = [deviceStorage.get(KEY), last].find((record) => record?.startsWith(prefix));
    last = known ?? prefix + newIdempotencyKey();
    deviceStorage.set(KEY, last);
    const headers = { 'Idempotency-Key': last.slice(prefix.length) };
    return { url: '/shared/auth/refresh', method: 'POST', headers };
  };
}
