import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { ApiRequest } from './apiTypes';
import { baseQuery } from './baseQuery';

/** A request with a streamed response; `signal` aborts it. */
export interface StreamRequest extends ApiRequest {
  onText: (text: string) => void;
  signal: AbortSignal;
}

/**
 * Opens a stream with the API key, bearer token and token refresh of every request. Resolves when the stream ends, fails or
 * is aborted; errors show no toast. Not an RTK Query endpoint, because a pending query delays invalidated ones.
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
