import {
  parseBootstrap,
  type BootstrapRemote,
  type RemoteDescriptor,
  type ShellDescriptor,
} from '@hashgrid/contracts';
import { describeFetchFailure, LIVE_GROUP, RELEASE_GROUP_COOKIE } from '@hashgrid/contracts/releases';
import { CommandError } from '../cli/CommandError';
import { requireWebUrl } from './requireWebUrl';

/** What is live in an environment, as far as a remote depends on it. Anyone can read it. */
export interface LiveSet {
  url: string;
  /** Of the channel that the gateway serves. */
  revision: number;
  shell: ShellDescriptor;
  /** Base of the shell's files, with an origin where a CDN serves them. */
  shellBase: string;
  remotes: readonly BootstrapRemote[];
  /** Descriptors of the remotes, by their names, except those whose file is missing or damaged. */
  descriptors: Readonly<Record<string, RemoteDescriptor>>;
}

const request = (url: string): Promise<Response> => {
  const headers = {
    accept: 'text/html,application/json',
    // A page without a group may have the builds of canaries.
    cookie: `${RELEASE_GROUP_COOKIE}=${LIVE_GROUP}`,
  };
  return fetch(url, { headers }).catch((error: Error) => {
    throw new CommandError(
      `Could not reach ${url}: ${describeFetchFailure(error)}. Check that the product is running, and HASHGRID_URL and HASHGRID_PAGES_URL if they are set.`,
    );
  });
};

const readText = (url: string, response: Response): Promise<string> => {
  if (!response.ok)
    throw new CommandError(
      `${url} responded with ${response.status}. Check HASHGRID_URL and HASHGRID_PAGES_URL if they are set.`,
    );
  return response.text();
};

const fetchText = async (url: string): Promise<string> => readText(url, await request(url));

/**
 * Reads the descriptor of a live remote. Returns null when its file is missing or damaged, because that must prevent neither the publish
 * that repairs it, nor those of other remotes.
 */
const readDescriptor = async (url: string, { base }: BootstrapRemote): Promise<RemoteDescriptor | null> => {
  const file = new URL(`${base}remote.json`, url).href;
  const response = await request(file);
  return response.status === 404 ? null : (JSON.parse(await readText(file, response)) as RemoteDescriptor);
};

/**
 * Reads what is live in an environment.
 * @param url URL of its gateway: `https://play.example.com`.
 * @throws {CommandError} when it cannot be reached, or no Hashgrid product runs there.
 */
export const readLiveSet = async (url: string): Promise<LiveSet> => {
  const base = url.replace(/\/$/, '');
  const bootstrap = parseBootstrap(await fetchText(`${base}/`));
  if (!bootstrap)
    throw new CommandError(
      `${base} is not a Hashgrid product. Check HASHGRID_URL and HASHGRID_PAGES_URL if they are set.`,
    );
  const shellBase = bootstrap.shell.base;
  const shell = JSON.parse(await fetchText(new URL(`${shellBase}shell.json`, base).href)) as ShellDescriptor;
  const { remotes, revision } = bootstrap;
  const entries = await Promise.all(
    remotes.map(async (remote) => {
      const descriptor = await readDescriptor(base, remote);
      return descriptor ? [[remote.name, descriptor] as const] : [];
    }),
  );
  const descriptors = Object.fromEntries(entries.flat());
  return { url: base, revision, shell, shellBase, remotes, descriptors };
};

/**
 * Returns the URL of the gateway that commands work against: `HASHGRID_PAGES_URL` where `HASHGRID_URL` is the API's own address.
 * @throws {CommandError} when none is set, or one is not a URL.
 */
export const getEnvironmentUrl = (env = process.env): string => {
  const { HASHGRID_URL: url, HASHGRID_PAGES_URL: pagesUrl } = env;
  requireWebUrl('HASHGRID_URL', url);
  requireWebUrl('HASHGRID_PAGES_URL', pagesUrl);
  const environmentUrl = pagesUrl || url;
  if (environmentUrl) return environmentUrl;
  throw new CommandError(
    'HASHGRID_URL is missing: set it to a running product, such as https://play.example.com.',
  );
};
