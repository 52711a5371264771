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
 * `/healthz`: the process is running. `/readyz`: it can serve players, or the reasons why not. A remote whose files are missing
 * or damaged degrades it, and takes no gateway out of service: its pages alone fail, on all gateways alike. An artifact store that
 * is away degrades it too.
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
    const describe = (isShell: boolean) =>
      problems
        .filter(({ name }) => (name === 'shell') === isShell)
        .map(({ name, release, file, problem }) => `${name} ${release}: ${file} is ${problem}.`);
    const reasons = [
      ...(isBuilding ? ['The first build is running.'] : []),
      ...(live.read().shell || isBuilding ? [] : ['No shell is published.']),
      ...describe(true),
      ...(isReady ? [] : ['The product API is not ready.']),
    ];
    if (reasons.length > 0) return reply.code(503).send({ status: 'not ready', reasons });
    const { revision } = live.read();
    const degraded = [...describe(false), ...(outage ? [outage] : [])];
    return degraded.length > 0
      ? { status: 'degraded', revision, reasons: degraded }
      : { status: 'ready', revision };
  });
};
