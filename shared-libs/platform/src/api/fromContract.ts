import type { Endpoint } from '@hashgrid/contracts/endpoints';
import type { ApiRequest } from './apiTypes';
import { withQuery } from './withQuery';

/** Names of the parameters of a path, such as `id` in `/nodes/:id`. */
type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The variable parts of a request. */
type Call<Payload, Path extends string> = {
  /** Requests with the same key are executed once. */
  idempotencyKey?: string;
} & ([PathNames<Path>] extends [never] ? unknown : { path: Record<PathNames<Path>, string> }) &
  (Payload extends void ? unknown : { payload: Payload });

type Unwrapped<Response> = Response extends { data: infer Data } ? Data : Response;

/** The parts of an RTK Query endpoint that follow from its contract. */
interface FromContract<Arg, Result> {
  query: (arg: Arg) => ApiRequest;
  transformResponse: (body: unknown) => Result;
}

interface AnyCall {
  path?: Record<string, string>;
  payload?: unknown;
  idempotencyKey?: string;
}

type Params = NonNullable<ApiRequest['params']>;

function buildRequest(contract: Endpoint, { path = {}, payload, idempotencyKey }: AnyCall): ApiRequest {
  const { method, response } = contract;
  const url = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const hasQuery = method === 'GET' || method === 'DELETE';
  return {
    url: hasQuery ? withQuery(url, payload as Params | undefined) : url,
    method,
    contract,
    ...(!hasQuery && payload !== undefined && { body: payload }),
    ...(idempotencyKey && { headers: { 'Idempotency-Key': idempotencyKey } }),
    ...(response === 'blob' && { responseType: 'blob' as const }),
  };
}

type ToCall<Arg, Payload, Path extends string> = (arg: Arg) => Call<Payload, Path>;

const buildQuery = (contract: Endpoint, toCall?: (arg: never) => AnyCall) => (arg: unknown) =>
  buildRequest(contract, toCall ? toCall(arg as never) : { payload: arg });

/**
 * Builds `query` and `transformResponse` of an RTK Query endpoint from a contract. A response that doesn't match its schema
 * never becomes data but an error (`InvalidResponse`), which is reported with the endpoint and the path of the first mismatch. The
 * result is the `data` of the response, or the whole body where the contract has none.
 *
 * The argument is the contract's payload (query of a GET or DELETE, body of the others), unless `toCall` maps it.
 *
 * @example
 * import { listNodes, listBlocks, renameNode, upgradeNode } from '@hashgrid/contracts/endpoints';
 *
 * api.injectEndpoints({
 *   endpoints: (build) => ({
 *     getNodes: build.query({ ...fromContract(listNodes), providesTags: ['Nodes'] }),
 *     getBlocks: build.query({
 *       ...fromContract(listBlocks, (cursor: string | null) => ({ payload: { cursor, limit: 10 } })),
 *       providesTags: ['Chain'],
 *     }),
 *     upgradeNode: build.mutation({
 *       ...fromContract(upgradeNode, ({ id, maxCost, idempotencyKey }: NodePayment) => ({
 *         path: { id },
 *         payload: { maxCost },
 *         idempotencyKey,
 *       })),
 *       invalidatesTags: ['Nodes'],
 *       extraOptions: { quiet: true },
 *     }),
 *   }),
 * });
 */
export function fromContract<Payload, Response>(
  contract: Endpoint<Payload, Response>,
): FromContract<Payload, Unwrapped<Response>>;
export function fromContract<Payload, Response, Path extends string, Arg>(
  contract: Endpoint<Payload, Response, Path>,
  toCall: ToCall<Arg, Payload, Path>,
): FromContract<Arg, Unwrapped<Response>>;
export function fromContract(contract: Endpoint, toCall?: (arg: never) => AnyCall) {
  return {
    query: buildQuery(contract, toCall),
    transformResponse: (body: unknown) => (body as { data?: unknown }).data ?? body,
  };
}

/** Like `fromContract`, for endpoints whose `message` is shown too: the result is the whole body, `{ message, data }`. */
export function bodyFromContract<Payload, Response>(
  contract: Endpoint<Payload, Response>,
): FromContract<Payload, Response>;
export function bodyFromContract<Payload, Response, Path extends string, Arg>(
  contract: Endpoint<Payload, Response, Path>,
  toCall: ToCall<Arg, Payload, Path>,
): FromContract<Arg, Response>;
export function bodyFromContract(contract: Endpoint, toCall?: (arg: never) => AnyCall) {
  return { query: buildQuery(contract, toCall), transformResponse: (body: unknown) => body };
}
