import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ArtifactStoreError, type ExpectedRelease, type FileProblem } from '@hashgrid/contracts/releases';
import { createReleaseFinder } from './createReleaseFinder';
import { fetchFileInTime } from './fetchFileInTime';
import type { GatewayConfig } from '../GatewayConfig';
import type { LiveRegistry } from '../registry/createLiveRegistry';
import type { LocalFiles } from './LocalFiles';
import type { Previews } from '../previews/createPreviews';

const YEAR_MS = 365 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Source maps. They are stored with a release to read stack traces, and never sent to players. */
const SOURCE_MAP = /\.map(\.(br|gz))?$/i;

const getPath = (request: FastifyRequest): string => {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '/');
  } catch {
    return '/';
  }
};

const BELOW_RELEASES = /^\/(shell|remotes)\//;
/** `/remotes/<name>/<release>/<file>` or `/shell/<release>/<file>`, captured as base and file. */
const RELEASE_FILE = /^(\/(?:shell|remotes\/[^/]+)\/[^/]+\/)((?:[^/]+\/)*[^/]+)$/;
/** Dot segments, backslashes and NUL bytes, by which a path could leave its folder. */
const UNSAFE = /(^|\/)\.\.?(\/|$)|[\\\0]/;
const UNSAFE_OR_HIDDEN = /(^|\/)\.|[\\\0]/;
/** A path with an extension, as every public file has. Most pages have none, so they don't wait for the artifact store. */
const HAS_EXTENSION = /\.\w+$/;

/** Suffixes of a file's compressed copies, by their encoding. */
const ENCODINGS = { br: '.br', gzip: '.gz' };

/** Removes from a request the encodings whose compressed copies are damaged, so that an intact copy is served. */
const avoidDamagedCopies = async (
  { headers }: FastifyRequest,
  isDamaged: (suffix: string) => Promise<boolean>,
): Promise<void> => {
  for (const [encoding, suffix] of Object.entries(ENCODINGS)) {
    const accepted = headers['accept-encoding'];
    if (!accepted || !(await isDamaged(suffix))) continue;
    const others = String(accepted)
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !part.startsWith(encoding) && !part.startsWith('*'));
    headers['accept-encoding'] = others.join(',');
  }
};

/** Splits the path of a release's file into base and file; returns null for any other path. */
const splitPath = (path: string): { base: string; file: string } | null => {
  const [, base, file] = (!UNSAFE.test(path) && RELEASE_FILE.exec(path)) || [];
  return base && file ? { base, file } : null;
};

/** Delay after which clients may request a file again that the artifact store did not deliver. */
const RETRY_AFTER_SECONDS = 2;
const STORE_UNAVAILABLE = { statusCode: 503, message: 'The file is not available right now. Try again.' };

/** Responds to a request for a file that the artifact store could not deliver. The store may have it, so this is no 404. */
export const sendStoreUnavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS })
    .send(STORE_UNAVAILABLE);

/** Copies a file from the artifact store by `fetchFile`. @returns False when the store does not respond. */
const tryFetch = async (
  fetchFile: () => Promise<unknown>,
  onProblem: (message: string) => void,
): Promise<boolean> => {
  try {
    await fetchFile();
    return true;
  } catch (error) {
    if (!(error instanceof ArtifactStoreError)) throw error;
    onProblem(error.message);
    return false;
  }
};

/**
 * Checks a file and its compressed copies before they are sent, and removes the encodings of damaged copies from the request.
 * @returns What is wrong with the file itself; null if it can be sent.
 */
const checkCopies = async (
  request: FastifyRequest,
  release: ExpectedRelease,
  file: string,
  files: LocalFiles,
  onProblem: (message: string) => void,
): Promise<FileProblem['problem'] | null> => {
  const verify = async (suffix: string) => {
    const problem = await files.verifier.verifyFile(release, file + suffix);
    if (problem === 'damaged') onProblem(`${release.base}${file}${suffix} is damaged and not served.`);
    return problem;
  };
  const problem = await verify('');
  if (!problem) await avoidDamagedCopies(request, async (suffix) => (await verify(suffix)) === 'damaged');
  return problem;
};

/**
 * Creates a hook that returns 404 for a file that is missing or differs from what was published. The response is never cached, so
 * that a repaired file is served immediately.
 */
const refuseDamagedFiles =
  (
    findRelease: ReturnType<typeof createReleaseFinder>,
    files: LocalFiles,
    onProblem: (message: string) => void,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const path = getPath(request);
    if (!BELOW_RELEASES.test(path)) return undefined;
    const location = splitPath(path);
    if (!location) return reply.header('cache-control', 'no-store').callNotFound();
    const expected = await findRelease(location, request);
    // Anybody can request a release that doesn't exist, so only those of the registry and of previews are requested from the store.
    if (expected && !(await tryFetch(() => files.fetchFile(expected, location.file), onProblem)))
      return sendStoreUnavailable(reply);
    const release = expected ?? { base: location.base };
    const problem = await checkCopies(request, release, location.file, files, onProblem);
    return problem ? reply.header('cache-control', 'no-store').callNotFound() : undefined;
  };

/**
 * A user who may upload a build may not be allowed to make it live. Without this policy, its HTML could act as a player
 * who opens a link.
 */
const NO_SCRIPTS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const SCRIPT = /\.js(\.(br|gz))?$/;

const allowOtherOrigins = (reply: FastifyReply): void => {
  reply.headers({ 'access-control-allow-origin': '*', 'timing-allow-origin': '*' });
};

/** Serves `/shell/…` and `/remotes/…`: built files are immutable, and old builds are kept for open pages. */
export const registerReleaseFiles = async (
  server: FastifyInstance,
  config: GatewayConfig,
  live: LiveRegistry,
  files: LocalFiles,
  previews: Previews,
): Promise<void> => {
  const { reloadPages, artifactsOrigin } = config;
  const findRelease = createReleaseFinder(config, live, files, previews);
  const reported = new Set<string>();
  const report = (message: string) => {
    if (reported.has(message)) return;
    reported.add(message);
    server.log.error(message);
  };
  server.addHook('onRequest', refuseDamagedFiles(findRelease, files, report));
  for (const folder of ['shell', 'remotes']) {
    const root = join(files.dir, folder);
    mkdirSync(root, { recursive: true });
    await server.register(fastifyStatic, {
      root,
      prefix: `/${folder}/`,
      decorateReply: folder === 'shell',
      preCompressed: true,
      index: false,
      // Folders and source maps return 404, as any unknown URL does; development needs the maps.
      allowedPath: (path) => !path.endsWith('/') && (reloadPages === true || !SOURCE_MAP.test(path)),
      maxAge: YEAR_MS,
      immutable: true,
      setHeaders: (reply, path) => {
        if (!SCRIPT.test(path)) reply.header('content-security-policy', NO_SCRIPTS);
        // A CDN in front of the gateway passes this on: pages load their scripts from its origin, and measure them.
        if (artifactsOrigin) allowOtherOrigins(reply);
      },
    });
  }
};

/** Folder and path of a public file for `reply.sendFile`, with its options. */
interface PublicFile {
  path: string;
  root: string;
  options: object;
}

/** Creates a function that finds the live shell's public files at the site's root (`/logo.svg`, `/assets/…`). */
export const createPublicFileFinder =
  (files: LocalFiles, live: LiveRegistry) =>
  /**
   * @param isPage Whether a page is sent when there is no such file, as at `/ref/logo.svg`. It waits only a second for the artifact store.
   * @returns Null when the live shell has no such file, or has a damaged one; `unavailable` when the artifact store could not deliver
   * it, or could not say whether it exists.
   */
  async (request: FastifyRequest, isPage: boolean): Promise<PublicFile | 'unavailable' | null> => {
    const shell = live.read().shell;
    const path = getPath(request).slice(1);
    if (!shell || !HAS_EXTENSION.test(path) || UNSAFE_OR_HIDDEN.test(path)) return null;
    const file = `public/${path}`;
    // The check of the live releases logs their problems.
    const ignoreProblem = () => undefined;
    const fetchFile = () =>
      isPage ? fetchFileInTime(files, shell.current, file) : files.fetchFile(shell.current, file);
    const isFetched = await tryFetch(fetchFile, ignoreProblem);
    if (await checkCopies(request, shell.current, file, files, ignoreProblem))
      return isFetched ? null : 'unavailable';
    const root = join(files.dir, shell.current.base, 'public');
    return { path, root, options: { maxAge: DAY_MS, immutable: false } };
  };
