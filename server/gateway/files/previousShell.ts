import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getPreviousShellPath, type Registry, type Release, type ShellDescriptor } from '@hashgrid/contracts';
import { getReleaseId } from '@hashgrid/contracts/releases';
import { createCookieReader } from '../requests/createCookieReader';
import type { GatewayConfig } from '../GatewayConfig';
import { isIntact } from './isIntact';
import type { LiveRegistry } from '../registry/createLiveRegistry';
import type { LocalFiles } from './LocalFiles';

/** Name of the cookie with the ID of the shell that a browser could not start. Pages read it too, to reload only if it was stored. */
export const FAILED_SHELL_COOKIE = 'failed_shell';
/** Afterwards the browser tries the live shell again, because the network may have caused the failure. */
const MAX_AGE_SECONDS = 600;

/** Pattern of a release ID, which the value of the cookie may contain without escapes. */
const RELEASE_ID = '[\\w.+-]{1,120}';
const isReleaseId = (text: string): boolean => new RegExp(`^${RELEASE_ID}$`).test(text);
const readFailedShell = createCookieReader(FAILED_SHELL_COOKIE, RELEASE_ID);

/**
 * Whether a page of this origin has sent a request, or a browser that doesn't say so. A link on another site could otherwise give a player
 * an older shell, whose known flaws the live one no longer has.
 */
const isFromOwnPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
};

/** Returns the newest previous release of the shell whose files are intact; null when there is none. */
const findReplacement = async (
  { shell }: Registry,
  files: LocalFiles,
): Promise<Release<ShellDescriptor> | null> => {
  for (const release of shell?.previous ?? [])
    if (await isIntact(files, release, 'shell.json')) return release;
  return null;
};

/** Returns the registry with the previous shell for a browser that could not start the live one. Its page has no further fallback. */
export const withPreviousShell = async (
  request: Pick<FastifyRequest, 'headers'>,
  registry: Registry,
  files: LocalFiles,
): Promise<Registry> => {
  const failed = readFailedShell(request);
  const { shell } = registry;
  if (!failed || !shell || getReleaseId(shell.current) !== failed) return registry;
  const current = await findReplacement(registry, files);
  return current ? { ...registry, shell: { current, previous: [] } } : registry;
};

/**
 * Tells a page whose shell does not start which shell it gets after a reload, and sets the cookie that requests it. A shell that is
 * no longer live is replaced by the live one.
 */
export const previousShellRoute = (
  server: FastifyInstance,
  { publicUrl }: GatewayConfig,
  live: LiveRegistry,
  files: LocalFiles,
): void => {
  const attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  const reported = new Set<string>();
  server.get<{ Params: { id: string } }>(getPreviousShellPath(':id'), async (request, reply) => {
    const { id } = request.params;
    reply.header('cache-control', 'no-store');
    const registry = live.read();
    if (!isReleaseId(id) || !isFromOwnPage(request) || !registry.shell) return reply.callNotFound();
    const isLive = getReleaseId(registry.shell.current) === id;
    const release = isLive ? await findReplacement(registry, files) : registry.shell.current;
    if (!release) return reply.callNotFound();
    const line = `A page could not start shell ${id} and gets ${getReleaseId(release)}.`;
    if (isLive && !reported.has(line)) {
      reported.add(line);
      server.log.error(line);
    }
    reply.header('set-cookie', `${FAILED_SHELL_COOKIE}=${id}; ${attributes}`);
    return { release: getReleaseId(release) };
  });
};
