import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { ApiRequest } from './apiTypes';
import { baseQuery } from './baseQuery';

/** A request whose answer goes on, and how it is given up. */
export interface StreamRequest extends ApiRequest {
  onText: (text: string) => void;
  signal: AbortSignal;
}

/**
 * Sends with key and bearer, and refreshes, like every call [C1, X1]; ends without a word when the stream ends, breaks or
 * is given up. No endpoint: while one is under way, the cache holds back what others have made out of date.
 */
export const openStream =
  ({ signal, ...request }: StreamRequest) =>
  async (
    dispatch: BaseQueryApi['dispatch'],
    getState: BaseQueryApi['getState'],
    extra: unknown,
  ): Promise<void> => {
    await baseQuery(request, { dispatch, getState, extra, signal }, { quiet: true });
  };
