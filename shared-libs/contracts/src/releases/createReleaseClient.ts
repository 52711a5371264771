import { Readable } from 'node:stream';
import { FieldErrorsSchema } from '../schemas/envelope';
import { findMismatch } from '../schemas/findMismatch';
import { Type, type Static } from '../schemas/Type';
import { describeFetchFailure } from './describeFetchFailure';
import {
  BUILD_TYPE,
  ChangeResponseSchema,
  RELEASE_ENDPOINTS,
  RELEASES_PREFIX,
  UPLOAD_ENDPOINT,
  type ReleaseEndpoint,
  type ReleaseEndpoints,
} from './releaseApi';

type RequestOf<Endpoint> = Endpoint extends { body: infer Schema }
  ? Static<Schema & object>
  : Endpoint extends { query: infer Schema }
    ? Static<Schema & object>
    : never;
type DataOf<Endpoint extends ReleaseEndpoint> =
  Static<Endpoint['response']> extends { data: infer Data } ? Data : never;

/** A method for each endpoint: `client.publish({ name, release })`. */
export type ReleaseClient = {
  [Name in keyof ReleaseEndpoints]: (
    request: RequestOf<ReleaseEndpoints[Name]>,
  ) => Promise<DataOf<ReleaseEndpoints[Name]>>;
} & {
  /** Uploads a build that `packBuild` has packed. */
  upload(build: Readable): Promise<DataOf<typeof UPLOAD_ENDPOINT>>;
};

/** A request to the release API failed; `status` is 0 if there was no response, or only a part of one. */
export class ReleaseApiError extends Error {
  override name = 'ReleaseApiError';
  constructor(
    readonly status: number,
    message: string,
    /** Names of the fields of the request that the product refused. */
    readonly fields: readonly string[] = [],
  ) {
    super(message);
  }
}

interface ClientOptions {
  /** URL of the product, or of its API. */
  url: string;
  token: string;
}

const ErrorSchema = Type.Object({ message: Type.String(), errors: Type.Optional(FieldErrorsSchema) });

/** Formats an error response for a terminal, which unlike a form doesn't highlight the fields. */
const formatError = ({ message, errors = {} }: Static<typeof ErrorSchema>): string => {
  const fields = Object.entries(errors).map(([field, problems]) => `${field}: ${problems.join(' ')}`);
  return fields.length > 0 ? `The product refused the request. ${fields.join(' ')}` : message;
};

/** Returns undefined for a text that is not JSON. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the body of an error response; null if it has none, as when it doesn't come from a product. */
const parseError = (text: string): Static<typeof ErrorSchema> | null => {
  const body = parseJson(text);
  return findMismatch(ErrorSchema, body) ? null : (body as Static<typeof ErrorSchema>);
};

/** Returns what to do after a request whose outcome is unknown. One that changes no channel can simply be repeated. */
const adviseOnLostResponse = ({ response }: ReleaseEndpoint): string =>
  response === ChangeResponseSchema
    ? 'Check with "list" whether the change was made, then try again.'
    : 'Try again.';

/** Codes of failures after the connection was opened, when the product may have received the request. */
const LOST_RESPONSE_CODES = ['ECONNRESET', 'EPIPE', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_SOCKET'];
/** System calls on an open connection. They fail with other codes, such as ETIMEDOUT, when this machine loses its network. */
const TRANSFER_CALLS = ['read', 'write', 'writev'];

const isLostResponse = ({ code = '', syscall = '' }: NodeJS.ErrnoException): boolean =>
  LOST_RESPONSE_CODES.includes(code) || TRANSFER_CALLS.includes(syscall);

/** Returns the error for a request without a response. */
const createFetchError = (endpoint: ReleaseEndpoint, url: string, error: Error): ReleaseApiError => {
  const reason = describeFetchFailure(error);
  return new ReleaseApiError(
    0,
    isLostResponse((error.cause ?? {}) as NodeJS.ErrnoException)
      ? `${url} did not respond: ${reason}. ${adviseOnLostResponse(endpoint)}`
      : `Could not reach ${url}: ${reason}. Check that the product is running, and HASHGRID_URL if it is set.`,
  );
};

/** Returns what to do about an error that does not come from a product, but from a proxy in front of it or from another server. */
const adviseOnStatus = (endpoint: ReleaseEndpoint, status: number): string => {
  if (status === 413)
    return 'A proxy in front of the product limits the size of uploads: let it accept 160 MB.';
  return [502, 503, 504].includes(status)
    ? `The product behind this address did not respond. ${adviseOnLostResponse(endpoint)}`
    : 'Check HASHGRID_URL if it is set.';
};

/** Returns the query of a request, without parameters that have no value. */
const formatQuery = (request: object): string =>
  new URLSearchParams(Object.entries(request).filter(([, value]) => value !== undefined)).toString();

const getPlainUrl = ({ url }: Response): string => url.replace(/\?.*/, '');

/** Returns the body of a response. Throws when the connection ends before it does, as when a gateway is killed. */
const readBody = (endpoint: ReleaseEndpoint, response: Response): Promise<string> =>
  response.text().catch(() => {
    throw new ReleaseApiError(
      0,
      `The response from ${getPlainUrl(response)} was cut off. ${adviseOnLostResponse(endpoint)}`,
    );
  });

const readError = async (endpoint: ReleaseEndpoint, response: Response): Promise<ReleaseApiError> => {
  const error = parseError(await readBody(endpoint, response));
  return new ReleaseApiError(
    response.status,
    (error && formatError(error)) ||
      `${getPlainUrl(response)} responded with ${response.status}. ${adviseOnStatus(endpoint, response.status)}`,
    Object.keys(error?.errors ?? {}),
  );
};

/** Returns the data of a successful response, which may not come from a product. */
const readData = async (endpoint: ReleaseEndpoint, response: Response): Promise<unknown> => {
  const body = parseJson(await readBody(endpoint, response));
  const mismatch = findMismatch(endpoint.response, body);
  if (mismatch)
    throw new ReleaseApiError(
      response.status,
      `The response from ${getPlainUrl(response)} is not valid: ${mismatch.path || 'the body'} must be ${mismatch.expected}. Check that this command and the product have the same version, and HASHGRID_URL if it is set.`,
    );
  return (body as { data: unknown }).data;
};

/**
 * Creates a client of the release API. Each call rejects with a `ReleaseApiError`: with the server's message if it refuses the request,
 * and also if there is no response or an invalid one.
 */
export const createReleaseClient = ({ url, token }: ClientOptions): ReleaseClient => {
  const base = url.replace(/\/$/, '') + RELEASES_PREFIX;
  const send = async (endpoint: ReleaseEndpoint, path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(base + path, {
      ...init,
      // A redirect, such as to https, would be followed without the token, and a POST as a GET.
      redirect: 'manual',
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    }).catch((error: Error) => {
      throw createFetchError(endpoint, url, error);
    });
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location)
      throw new ReleaseApiError(
        response.status,
        `${url} redirects to ${URL.canParse(location, base) ? new URL(location, base).origin : location}. Set HASHGRID_URL to that address.`,
      );
    if (!response.ok) throw await readError(endpoint, response);
    return readData(endpoint, response);
  };
  const call = (endpoint: ReleaseEndpoint, request: object): Promise<unknown> => {
    const { method, path } = endpoint;
    return method === 'GET'
      ? send(endpoint, `${path}?${formatQuery(request)}`, { method })
      : send(endpoint, path, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request),
        });
  };
  const methods = Object.fromEntries(
    Object.entries(RELEASE_ENDPOINTS).map(([name, endpoint]) => [
      name,
      (request: object) => call(endpoint, request),
    ]),
  );
  return {
    ...methods,
    upload: (build: Readable) =>
      send(UPLOAD_ENDPOINT, UPLOAD_ENDPOINT.path, {
        method: UPLOAD_ENDPOINT.method,
        headers: { 'content-type': BUILD_TYPE },
        body: Readable.toWeb(build) as ReadableStream,
        duplex: 'half',
      } as RequestInit),
  } as ReleaseClient;
};
