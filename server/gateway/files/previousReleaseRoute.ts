import type { FastifyInstance } from 'fastify';
import {
  getPreviousReleasePath,
  toBootstrapRemote,
  type Registry,
  type Release,
  type RemoteDescriptor,
} from '@hashgrid/contracts';
import { getReleaseId } from '@hashgrid/contracts/releases';
import type { GatewayConfig } from '../GatewayConfig';
import { isIntact } from './isIntact';
import type { LiveRegistry } from '../registry/createLiveRegistry';
import type { LocalFiles } from './LocalFiles';
import type { Previews } from '../previews/createPreviews';

/** Returns the releases that may replace one, the newest first: older ones, or all when it has left the registry. */
const listReplacements = ({ remotes }: Registry, name: string, id: string): Release<RemoteDescriptor>[] => {
  const entry = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  const releases = entry ? [entry.current, ...entry.previous] : [];
  return releases.slice(releases.findIndex((release) => getReleaseId(release) === id) + 1);
};

/**
 * Tells a page whose release of a remote fails which one to use instead: the newest previous one whose files are intact. Pages ask
 * only then, so that no page view has to contain the history of the registry.
 */
export const previousReleaseRoute = (
  server: FastifyInstance,
  { artifactsOrigin }: GatewayConfig,
  live: LiveRegistry,
  files: LocalFiles,
  previews: Previews,
): void => {
  const reported = new Set<string>();
  const path = getPreviousReleasePath({ name: ':name', base: '/remotes/:name/:id/' });
  server.get<{ Params: { name: string; id: string } }>(path, async (request, reply) => {
    const { name, id } = request.params;
    const registry = live.read();
    reply.header('cache-control', 'no-store');
    // A previewed build is never replaced, so that its viewers see that it fails.
    const found = await previews.find(request);
    if (found?.preview?.name === name) return reply.callNotFound();
    for (const release of listReplacements(registry, name, id)) {
      if (!(await isIntact(files, release, 'remote.json'))) continue;
      const line = `A page could not use ${name} ${id} and gets ${getReleaseId(release)}.`;
      // Logs failures of the live release and of a canary only, because anybody can request any ID.
      const { current, candidate } = registry.remotes[name] ?? {};
      const bases = [current?.base, candidate?.release.base];
      if (bases.includes(`/remotes/${name}/${id}/`) && !reported.has(line)) {
        reported.add(line);
        server.log.error(line);
      }
      return toBootstrapRemote(name, { ...release, base: (artifactsOrigin ?? '') + release.base });
    }
    return reply.callNotFound();
  });
};
