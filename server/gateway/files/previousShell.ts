import type { FastifyInstance, FastifyRequest } from 'fastify';
import { previousShellPath, type Registry, type Release, type ShellDescriptor } from '@hashgrid/contracts';
import { getReleaseId } from '@hashgrid/contracts/releases';
import { createCookieReader } from '../requests/createCookieReader';
import type { GatewayConfig } from '../GatewayConfig';
import { isIntact } from './isIntact';
import type { LiveRegistry } from '../registry/createLiveRegistry';
import type { LocalFiles } from './LocalFiles';

/** Has the shell that a browser could not start. The page reads it too, to reload only where cookies are kept. */
export const FAILED_SHELL_COOKIE = 'failed_shell';
/** After that, the browser tries the live shell again: its failure may have been the network's. */
const SECONDS = 600;

const ID = /^[\w.+-]{1,120}$/;
const readFailedShell = createCookieReader(FAILED_SHELL_COOKIE, '[\\w.+-]{1,120}');

/** Returns the newest previous release of the shell whose files are intact; null when there is none. */
const findReplacement = async (
  { shell }: Registry,
  files: LocalFiles,
): Promise<Release<ShellDescriptor> | null> => {
  for (const release of shell?.previous ?? [])
    if (await isIntact(files, release, 'shell.json')) return release;
  return null;
};

/** Returns the registry as a browser gets it that could not start the live shell. Its page has no other shell to fall back to. */
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
 * Tells a page whose shell does not start which one it gets after a reload, and makes the browser ask for that. A shell that is
 * no longer live is replaced by the live one.
 */
export const previousShellRoute = (
  server: FastifyInstance,
  { publicUrl }: GatewayConfig,
  live: LiveRegistry,
  files: LocalFiles,
): void => {
  const attributes = `Path=/; Max-Age=${SECONDS}; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  const reported = new Set<string>();
  server.get<{ Params: { id: string } }>(previousShellPath(':id'), async ({ params: { id } }, reply) => {
    reply.header('cache-control', 'no-store');
    const registry = live.read();
    if (!ID.test(id) || !registry.shell) return reply.callNotFound();
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
