import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './GatewayConfig';
import type { LiveRegistry } from './liveRegistry';

const API_TIMEOUT_MS = 2_000;

const isApiUp = async (apiUrl: string): Promise<boolean> => {
  try {
    // Any response will do: it shows that the API is running.
    await fetch(`${apiUrl}/api/v1/`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
};

/** `/healthz`: the process is running. `/readyz`: it can serve players, or the reasons why not. */
export const healthRoutes = (server: FastifyInstance, config: GatewayConfig, live: LiveRegistry): void => {
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const reasons = [
      ...(live.read().shell ? [] : ['No shell is published.']),
      ...((await isApiUp(config.apiUrl)) ? [] : [`The product API at ${config.apiUrl} does not answer.`]),
    ];
    if (reasons.length > 0) return reply.code(503).send({ status: 'not ready', reasons });
    return { status: 'ready', revision: live.read().revision };
  });
};
