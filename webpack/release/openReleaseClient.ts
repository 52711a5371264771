import { getOperatorName, resolveDataDir } from '@hashgrid/contracts/command-line';
import { sendOperatorCommand, createReleaseClient, type ReleaseClient } from '@hashgrid/contracts/releases';
import { IS_WORKSPACE, ROOT } from '../compile/paths';
import { requireWebUrl } from '../environment/requireWebUrl';
import { ReleaseError } from './ReleaseError';

/** The product whose releases a command changes, with the token that allows it. */
export interface ReleaseTarget {
  url: string;
  token: string;
  /** URL of a gateway, which serves pages. */
  pagesUrl: string;
}

const CREATE_TOKEN_HINT = 'An operator creates tokens with: npm run release-tokens -w @hashgrid/server';

/** Says how to name a product where none runs on the data folder. A team's own repository has no product to start. */
const describeMissingProduct = (dataDir: string): string =>
  IS_WORKSPACE
    ? `No product is running on ${dataDir}. Start it with: npm start. To publish to another one, set HASHGRID_URL and HASHGRID_TOKEN.`
    : `HASHGRID_URL and HASHGRID_TOKEN are missing: set them to a running product, such as https://play.example.com, and a token for it. ${CREATE_TOKEN_HINT}`;

/** Returns the object in a JSON text; an empty one if it contains none. */
function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const isReleaseTarget = (value: unknown): value is ReleaseTarget => {
  const { url, token, pagesUrl } = Object(value) as Record<string, unknown>;
  return [url, token, pagesUrl].every((field) => typeof field === 'string');
};

/** Returns the target in a response of the server, which may be of another version. */
function parseTarget(text: string): ReleaseTarget {
  const { releases, message } = parseObject(text);
  if (isReleaseTarget(releases)) return releases;
  const cause =
    typeof message === 'string'
      ? message
      : 'its response was not understood. Restart it with this version, then try again.';
  throw new ReleaseError(`The product issued no token: ${cause}`);
}

/**
 * Requests a token from the product that runs on a data folder of this machine.
 * @returns Null when none runs on it.
 * @throws {ReleaseError} when it issues none.
 */
export const findRunningProduct = async (dataDir: string): Promise<ReleaseTarget | null> => {
  const response = await sendOperatorCommand(dataDir, { action: 'openReleases', user: getOperatorName() });
  return response ? parseTarget(response.body) : null;
};

const requireRunningProduct = async (dataDir: string): Promise<ReleaseTarget> => {
  const running = await findRunningProduct(dataDir);
  if (!running) throw new ReleaseError(describeMissingProduct(dataDir));
  return running;
};

/**
 * Returns the product of the settings `HASHGRID_URL` and `HASHGRID_TOKEN`, or the one that runs on the data folder; its pages are those of
 * `HASHGRID_PAGES_URL` if that is set.
 * @throws {ReleaseError} when there is none; {CommandError} when `HASHGRID_URL` or `HASHGRID_PAGES_URL` is not a URL.
 */
export const findReleaseTarget = async (env = process.env): Promise<ReleaseTarget> => {
  const { HASHGRID_URL: url, HASHGRID_PAGES_URL: pagesUrl } = env;
  requireWebUrl('HASHGRID_URL', url);
  requireWebUrl('HASHGRID_PAGES_URL', pagesUrl);
  const token = env.HASHGRID_TOKEN?.trim();
  // The error for an invalid header would show the token in the log of the CI service.
  if (token && !/^[\w-]+$/.test(token))
    throw new ReleaseError(
      'HASHGRID_TOKEN is not a token: it contains characters that no token has. Copy the token again, without quotes and line breaks.',
    );
  if (url && token) return { url, token, pagesUrl: pagesUrl || url };
  if (url || token)
    throw new ReleaseError(
      `${url ? 'HASHGRID_TOKEN' : 'HASHGRID_URL'} is missing: to publish to another product, set both. ${CREATE_TOKEN_HINT}`,
    );
  const running = await requireRunningProduct(resolveDataDir(ROOT, env.HASHGRID_DATA));
  return { ...running, pagesUrl: pagesUrl || running.pagesUrl };
};

/** Returns a client of the product that `findReleaseTarget` finds. */
export const openReleaseClient = async (): Promise<ReleaseClient> =>
  createReleaseClient(await findReleaseTarget());
