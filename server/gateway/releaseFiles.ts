import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayConfig } from './GatewayConfig';
import type { LiveRegistry } from './liveRegistry';

const YEAR_MS = 365 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Kept with a release for those who read stacks; players get none. */
const SOURCE_MAP = /\.map(\.(br|gz))?$/i;

/** Serves `/shell/…` and `/remotes/…`: built files are immutable, and old builds are kept for open pages. */
export const releaseFiles = async (
  server: FastifyInstance,
  { releasesDir, reloadPages }: GatewayConfig,
): Promise<void> => {
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

const getPath = (request: FastifyRequest): string => {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '/');
  } catch {
    return '/';
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
