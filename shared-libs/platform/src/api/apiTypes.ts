import type { ApiErrorBody } from '@hashgrid/contracts';
import type { Endpoint } from '@hashgrid/contracts/endpoints';

/** A request as endpoints describe it; `url` is below `/api/v1`. A body that is no FormData is sent as JSON. */
export interface ApiRequest {
  url: string;
  method?: Endpoint['method'];
  /** What a successful answer is checked against. */
  contract?: Endpoint;
  body?: unknown;
  headers?: Record<string, string>;
  /** Query of the URL; null and undefined are left out. */
  params?: Record<string, string | number | boolean | null | undefined>;
  /** `blob` for what is no JSON, a picture: the data of the query is the `Blob`. A failure is read as usual. */
  responseType?: 'json' | 'blob';
  /** Gets a successful answer piece by piece as it comes; the request lasts as long as the server goes on, without a timeout. */
  onText?: (text: string) => void;
}

/** What came back, read and made safe to use. */
export type ApiAnswer = { ok: true; body: unknown } | { ok: false; httpStatus: number; error: ApiErrorBody };

/** Options of one endpoint. */
export interface ApiExtraOptions {
  /** The caller shows the error itself: no toast. */
  quiet?: boolean;
}

/** `statusCode` of failures that no server answered. */
export const NETWORK_ERROR_CODE = 0;
