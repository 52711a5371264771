import type { ApiErrorBody } from '@hashgrid/contracts';
import type { Endpoint } from '@hashgrid/contracts/endpoints';

/** A request to an endpoint; `url` is relative to `/api/v1`. A body is sent as JSON unless it is FormData. */
export interface ApiRequest {
  url: string;
  method?: Endpoint['method'];
  /** Contract that a successful response is validated against. */
  contract?: Endpoint;
  body?: unknown;
  headers?: Record<string, string>;
  /** Text key of the error message to show if the server sends none. */
  fallbackMessage?: string;
  /** Query parameters; null and undefined are omitted. */
  params?: Record<string, string | number | boolean | null | undefined>;
  /** `blob` for binary data such as images: the data of the query is a `Blob`. Errors are still parsed as JSON. */
  responseType?: 'json' | 'blob';
  /** Receives a successful response in chunks. Such a request has no timeout and lasts until the server ends it. */
  onText?: (text: string) => void;
}

/** The parsed result of a request. */
export type ApiResult = { ok: true; body: unknown } | { ok: false; httpStatus: number; error: ApiErrorBody };

/** Options of one endpoint. */
export interface ApiExtraOptions {
  /** Shows no error toast, because the caller shows the error. */
  quiet?: boolean;
  /** Lets the session end without a message or a redirect in this tab, because the caller expects its end. */
  expectsEnd?: boolean;
}
