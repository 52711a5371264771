import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '@hashgrid/contracts';
import type { FileVerifier } from '@hashgrid/contracts/releases';
import type { GatewayConfig } from './GatewayConfig';
import type { LiveRegistry } from './liveRegistry';

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

/** Finds the release of a URL; of one that has left the registry, only the base is known. */
const findRelease = ({ shell, remotes }: Registry, base: string) => {
  const entries = [...(shell ? [shell] : []), ...Object.values(remotes)];
  for (const { current, previous, rolledBack = [] } of entries)
    for (const release of [current, ...previous, ...rolledBack]) if (release.base === base) return release;
  return { base };
};

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
      .filter((part) => !part.trim().startsWith(encoding));
    headers['accept-encoding'] = others.join(',');
  }
};

/** Splits the path of a release's file; null for any other path below the releases. */
const splitPath = (path: string): { base: string; file: string } | null => {
  const [, base, file] = (!UNSAFE.test(path) && RELEASE_FILE.exec(path)) || [];
  return base && file ? { base, file } : null;
};

/**
 * Lets no file pass that is missing or differs from what was published: it gets 404 and is never cached, so that it heals when
 * it is repaired.
 */
const refuseDamagedFiles =
  (live: LiveRegistry, verifier: FileVerifier, onProblem: (message: string) => void) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const path = getPath(request);
    if (!BELOW_RELEASES.test(path)) return undefined;
    const found = splitPath(path);
    if (!found) return reply.header('cache-control', 'no-store').callNotFound();
    const release = findRelease(live.read(), found.base);
    const verify = async (suffix: string) => {
      const problem = await verifier.verifyFile(release, found.file + suffix);
      if (problem === 'damaged') onProblem(`${path}${suffix} is damaged and not served.`);
      return problem;
    };
    if (await verify('')) return reply.header('cache-control', 'no-store').callNotFound();
    return avoidDamagedCopies(request, async (suffix) => (await verify(suffix)) === 'damaged');
  };

/** Serves `/shell/…` and `/remotes/…`: built files are immutable, and old builds are kept for open pages. */
export const releaseFiles = async (
  server: FastifyInstance,
  { releasesDir, reloadPages }: GatewayConfig,
  live: LiveRegistry,
  verifier: FileVerifier,
): Promise<void> => {
  const reported = new Set<string>();
  const report = (message: string) => {
    if (reported.has(message)) return;
    reported.add(message);
    server.log.error(message);
  };
  server.addHook('onRequest', refuseDamagedFiles(live, verifier, report));
  for (const folder of ['shell', 'remotes']) {
    const root = join(releasesDir, folder);
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
    });
  }
};

/** Finds the live shell's public files at the site's root (`/logo.svg`, `/assets/…`) [L13]. */
export const publicFile = (releasesDir: string, live: LiveRegistry) => {
  /**
   * @returns Folder and path for `reply.sendFile`, with its options; null when the live shell has no such file.
   */
  return (request: FastifyRequest): { path: string; root: string; options: object } | null => {
    const shell = live.read().shell;
    const path = getPath(request).slice(1);
    if (!shell || path === '' || path.endsWith('/') || path.split('/').some((part) => part.startsWith('.'))) {
      return null;
    }
    const root = join(releasesDir, shell.current.base, 'public');
    return existsSync(join(root, path))
      ? { path, root, options: { maxAge: DAY_MS, immutable: false } }
      : null;
  };
};
