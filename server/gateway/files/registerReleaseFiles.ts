import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ArtifactStoreError, type ExpectedRelease } from '@hashgrid/contracts/releases';
import { createReleaseFinder } from './createReleaseFinder';
import type { GatewayConfig } from '../GatewayConfig';
import type { LiveRegistry } from '../registry/createLiveRegistry';
import type { LocalFiles } from './LocalFiles';
import type { Previews } from '../previews/previews';

const YEAR_MS = 365 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Kept with a release for those who read stacks; players get none. */
const SOURCE_MAP = /\.map(\.(br|gz))?$/i;

const getPath = (request: FastifyRequest): string => {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '/');
  } catch {
    return '/';
  }
};

const BELOW_RELEASES = /^\/(shell|remotes)\//;
/** `/remotes/<name>/<release>/<file>` or `/shell/<release>/<file>`, without anything that could leave the folder. */
const RELEASE_FILE = /^(\/(?:shell|remotes\/[^/]+)\/[^/]+\/)((?:[^/]+\/)*[^/]+)$/;
const UNSAFE = /(^|\/)\.\.?(\/|$)|[\\\0]/;

/** Encodings of the compressed files beside a file. */
const ENCODINGS = { br: '.br', gzip: '.gz' };

/** Takes the encodings off a request whose compressed files are damaged; the others are served. */
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

/** Splits the path of a release's file; null for any other path below the releases. */
const splitPath = (path: string): { base: string; file: string } | null => {
  const [, base, file] = (!UNSAFE.test(path) && RELEASE_FILE.exec(path)) || [];
  return base && file ? { base, file } : null;
};

/** Seconds after which a file may be asked for again that the artifact store did not deliver. */
const RETRY_AFTER = 2;
const STORE_AWAY = { statusCode: 503, message: 'The file is not available right now. Try again.' };

/** Brings a file from the artifact store. @returns False when the store does not answer. */
const tryToBring = async (
  files: LocalFiles,
  release: ExpectedRelease,
  file: string,
  onProblem: (message: string) => void,
): Promise<boolean> => {
  try {
    await files.fetchFile(release, file);
    return true;
  } catch (error) {
    if (!(error instanceof ArtifactStoreError)) throw error;
    onProblem(error.message);
    return false;
  }
};

/**
 * Lets no file pass that is missing or differs from what was published: it gets 404 and is never cached, so that it heals when
 * it is repaired.
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
    const found = splitPath(path);
    if (!found) return reply.header('cache-control', 'no-store').callNotFound();
    const known = await findRelease(found);
    // Anybody can make up a release, so the store is asked for those of the registry and of previews only.
    if (known && !(await tryToBring(files, known, found.file, onProblem)))
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER })
        .send(STORE_AWAY);
    const release = known ?? { base: found.base };
    const verify = async (suffix: string) => {
      const problem = await files.verifier.verifyFile(release, found.file + suffix);
      if (problem === 'damaged') onProblem(`${path}${suffix} is damaged and not served.`);
      return problem;
    };
    if (await verify('')) return reply.header('cache-control', 'no-store').callNotFound();
    return avoidDamagedCopies(request, async (suffix) => (await verify(suffix)) === 'damaged');
  };

/** Whoever may upload a build may not have it live: opened by a link, its HTML would act as the player. */
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

/** Finds the live shell's public files at the site's root (`/logo.svg`, `/assets/…`). */
export const createPublicFileFinder = (files: LocalFiles, live: LiveRegistry) => {
  /**
   * @returns Folder and path for `reply.sendFile`, with its options; null when the live shell has no such file.
   */
  return async (request: FastifyRequest): Promise<{ path: string; root: string; options: object } | null> => {
    const shell = live.read().shell;
    const path = getPath(request).slice(1);
    if (!shell || path === '' || path.endsWith('/') || path.split('/').some((part) => part.startsWith('.'))) {
      return null;
    }
    const root = join(files.dir, shell.current.base, 'public');
    if (!existsSync(join(root, path)))
      await tryToBring(files, shell.current, `public/${path}`, () => undefined);
    return existsSync(join(root, path))
      ? { path, root, options: { maxAge: DAY_MS, immutable: false } }
      : null;
  };
};
