import { Readable } from 'node:stream';
import { findMismatch } from '../schemas/findMismatch';
import type { Static } from '../schemas/Type';
import {
  BUILD_TYPE,
  RELEASE_ENDPOINTS,
  RELEASES_PREFIX,
  uploadBuild,
  type ReleaseEndpoint,
  type ReleaseEndpoints,
} from './releaseApi';

type Given<Endpoint> = Endpoint extends { body: infer Schema }
  ? Static<Schema & object>
  : Endpoint extends { query: infer Schema }
    ? Static<Schema & object>
    : never;
type DataOf<Endpoint extends ReleaseEndpoint> =
  Static<Endpoint['response']> extends { data: infer Data } ? Data : never;

/** A call for each endpoint: `client.publish({ name, release })`. */
export type ReleaseClient = {
  [Name in keyof ReleaseEndpoints]: (
    given: Given<ReleaseEndpoints[Name]>,
  ) => Promise<DataOf<ReleaseEndpoints[Name]>>;
} & {
  /** Uploads what `packBuild` has packed. */
  upload(build: Readable): Promise<DataOf<typeof uploadBuild>>;
};

/** A response that is not a success. */
export class ReleaseApiError extends Error {
  override name = 'ReleaseApiError';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface ClientOptions {
  /** URL of the product, or of its API. */
  url: string;
  token: string;
}

interface Refusal {
  message: string;
  /** What is wrong with fields of the request. */
  errors?: Record<string, string[]>;
}

/** Returns a refusal for a terminal, which highlights no fields as a form does. */
const formatRefusal = ({ message, errors = {} }: Refusal): string => {
  const fields = Object.entries(errors).map(([field, problems]) => `${field}: ${problems.join(' ')}`);
  return fields.length > 0 ? `The product refused the request. ${fields.join(' ')}` : message;
};

const readError = async (response: Response): Promise<ReleaseApiError> => {
  const text = await response.text();
  try {
    return new ReleaseApiError(response.status, formatRefusal(JSON.parse(text) as Refusal));
  } catch {
    return new ReleaseApiError(response.status, `${response.url} answered ${response.status}.`);
  }
};

/** Reads a success, which may come from something else than a product. */
const readData = async (response: Response, { response: schema }: ReleaseEndpoint): Promise<unknown> => {
  const body: unknown = await response.json().catch(() => undefined);
  const mismatch = findMismatch(schema, body);
  if (mismatch)
    throw new ReleaseApiError(
      response.status,
      `${response.url.replace(/\?.*/, '')} did not answer as a release API does: ${mismatch.path || 'the answer'} is not ${mismatch.expected}. Check HASHGRID_URL, and that the product has the version of this command.`,
    );
  return (body as { data: unknown }).data;
};

/**
 * Returns a client of the release API.
 * @throws {ReleaseApiError} by each call that is refused, with the server's message, or answered in another format.
 */
export const createReleaseClient = ({ url, token }: ClientOptions): ReleaseClient => {
  const base = url.replace(/\/$/, '') + RELEASES_PREFIX;
  const send = async (endpoint: ReleaseEndpoint, path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(base + path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    }).catch((error: Error) => {
      const cause = error.cause instanceof Error ? error.cause.message : error.message;
      throw new ReleaseApiError(
        0,
        `Could not reach ${url}: ${cause}. Check HASHGRID_URL, and that the product runs.`,
      );
    });
    if (!response.ok) throw await readError(response);
    return readData(response, endpoint);
  };
  const call = (endpoint: ReleaseEndpoint, given: object): Promise<unknown> => {
    const { method, path } = endpoint;
    return method === 'GET'
      ? send(endpoint, `${path}?${new URLSearchParams(given as Record<string, string>)}`, { method })
      : send(endpoint, path, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(given),
        });
  };
  const calls = Object.fromEntries(
    Object.entries(RELEASE_ENDPOINTS).map(([name, endpoint]) => [
      name,
      (given: object) => call(endpoint, given),
    ]),
  );
  return {
    ...calls,
    upload: (build: Readable) =>
      send(uploadBuild, uploadBuild.path, {
        method: uploadBuild.method,
        headers: { 'content-type': BUILD_TYPE },
        body: Readable.toWeb(build) as ReadableStream,
        duplex: 'half',
      } as RequestInit),
  } as ReleaseClient;
};
