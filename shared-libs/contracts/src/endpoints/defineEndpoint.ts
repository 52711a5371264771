import type { Static, TSchema } from '../schemas/Type';

/** An endpoint of the API. */
export interface Endpoint<Payload = unknown, Response = unknown, Path extends string = string> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to `/api/v1`; `:name` is a path parameter. */
  path: Path;
  /** Body of a successful response, including the envelope; `blob` for a file, `stream` for events. */
  response: TSchema | 'blob' | 'stream';
  /** A more lenient schema for clients, where the specification has them fill in missing fields [E1, E2]. */
  accepts?: TSchema;
  /** Requests carry the token by which the server recognizes the device. */
  identifiesDevice?: boolean;
  /** Carries the types only; undefined at run time. */
  types?: { payload: Payload; response: Response } | undefined;
}

interface Definition<Path, Payload, Response, Accepted> extends Pick<
  Endpoint,
  'method' | 'identifiesDevice'
> {
  path: Path;
  payload?: { type?: Payload };
  response: Response;
  accepts?: Accepted & TSchema;
}

/** Declares the type of an endpoint's payload: the query of a GET or DELETE, the body of other methods. */
export const payload = <Payload>(): { type?: Payload } => ({});

/** The body of a successful response as the client gets it: `EndpointResponse<typeof getRules>`. */
export type EndpointResponse<Defined> = Defined extends Endpoint<never, infer Response> ? Response : never;

/**
 * Defines an endpoint. Browsers validate responses against `accepts` or `response`, and the fake API against `response`; a test ensures
 * that the server's route has the same `response` schema.
 *
 * @example
 * export const renameNode = defineEndpoint({
 *   method: 'PATCH',
 *   path: '/auth/mining/nodes/:id',
 *   payload: payload<RenameNode>(),
 *   response: success(MiningNodeSchema),
 * });
 */
export const defineEndpoint = <
  const Path extends string,
  Response extends Endpoint['response'],
  Accepted extends Endpoint['response'] = Response,
  Payload = void,
>({
  payload: _typeOnly,
  ...endpoint
}: Definition<Path, Payload, Response, Accepted>): Endpoint<
  Payload,
  Accepted extends 'blob' | 'stream' ? Blob : Accepted extends TSchema ? Static<Accepted> : never,
  Path
> => endpoint;
