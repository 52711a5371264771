import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './GatewayConfig';
import type { LiveRegistry } from './liveRegistry';

const API_TIMEOUT_MS = 2_000;

const isApiReady = async (apiUrl: string): Promise<boolean> => {
  try {
    const { ok } = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    return ok;
  } catch {
    return false;
  }
};

/** `/healthz`: the process is running. `/readyz`: it can serve players, or the reasons why not. */
export const healthRoutes = (server: FastifyInstance, config: GatewayConfig, live: LiveRegistry): void => {
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const isBuilding = config.isBuilding?.() ?? false;
    const reasons = [
      ...(isBuilding ? ['The first build is running.'] : []),
      ...(live.read().shell || isBuilding ? [] : ['No shell is published.']),
      ...((await isApiReady(config.apiUrl)) ? [] : ['The product API is not ready.']),
    ];
    if (reasons.length > 0) return reply.code(503).send({ status: 'not ready', reasons });
    return { status: 'ready', revision: live.read().revision };
  });
};
