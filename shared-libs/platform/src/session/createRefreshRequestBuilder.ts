import type { ApiRequest } from '../api/apiTypes';
import { newIdempotencyKey } from '../api/newIdempotencyKey';
import { deviceStorage } from '../device/deviceStorage';

/** Builds the request that refreshes a session with its refresh token. */
export type RefreshRequestBuilder = (refreshToken: string) => ApiRequest;

const KEY = 'hashgrid.refreshRequest';
/** Length of the end of a token, which identifies the token without revealing it. */
const TAIL_LENGTH = 8;
/** Matches an idempotency key. A corrupt one in a header could fail every refresh. */
const IDEMPOTENCY_KEY = /^[\w-]{36}$/;

/**
 * Creates the builder of refresh requests. It stores the idempotency key of a request before the request is sent, so that every tab
 * repeats an unanswered request with the same key, even the next day, and the server returns the same tokens.
 */
export function createRefreshRequestBuilder(): RefreshRequestBuilder {
  // Keeps the record while storage is full or blocked.
  let lastRecord: string | null = null;
  return (refreshToken) => {
    const prefix = `${refreshToken.slice(-TAIL_LENGTH)} `;
    const storedRecord = [deviceStorage.get(KEY), lastRecord].find(
      (record) => record?.startsWith(prefix) && IDEMPOTENCY_KEY.test(record.slice(prefix.length)),
    );
    lastRecord = storedRecord ?? prefix + newIdempotencyKey();
    deviceStorage.set(KEY, lastRecord);
    const headers = { 'Idempotency-Key': lastRecord.slice(prefix.length) };
    return { url: '/shared/auth/refresh', method: 'POST', headers };
  };
}
