import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './GatewayConfig';
import type { LiveRegistry } from './registry/createLiveRegistry';
import type { LocalFiles } from './files/LocalFiles';
import type { ReleaseHealth } from './files/createReleaseHealth';

const API_TIMEOUT_MS = 2_000;

const isApiReady = async (apiUrl: string): Promise<boolean> => {
  try {
    const { ok } = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    return ok;
  } catch {
    return false;
  }
};

/**
 * Registers `/healthz`, which reports that the process runs, and `/readyz`, which reports whether it can serve players, or why not.
 * Missing or damaged files of a remote, and an artifact store that does not respond, make the gateway `degraded` but keep it in
 * service, because they affect all gateways alike.
 */
export const healthRoutes = (
  server: FastifyInstance,
  config: GatewayConfig,
  live: LiveRegistry,
  health: ReleaseHealth,
  files: LocalFiles,
): void => {
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const isBuilding = config.isBuilding?.() ?? false;
    const [isReady, problems, outage] = await Promise.all([
      isApiReady(config.apiUrl),
      health.check(),
      files.findOutage(),
    ]);
    const describeProblems = (isShell: boolean) =>
      problems
        .filter(({ name }) => (name === 'shell') === isShell)
        .map(({ name, release, file, problem }) => `${name} ${release}: ${file} is ${problem}.`);
    const reasons = [
      ...(isBuilding ? ['The first build is running.'] : []),
      ...(live.read().shell || isBuilding ? [] : ['No shell is published.']),
      ...describeProblems(true),
      ...(isReady ? [] : ['The product API is not ready.']),
    ];
    if (reasons.length > 0) return reply.code(503).send({ status: 'not ready', reasons });
    const { revision } = live.read();
    const degraded = [...describeProblems(false), ...(outage ? [outage] : [])];
    return degraded.length > 0
      ? { status: 'degraded', revision, reasons: degraded }
      : { status: 'ready', revision };
  });
};
