import type { FastifyInstance } from 'fastify';
import { withTimeout, type Registry } from '@hashgrid/contracts';
import type { GatewayConfig } from './GatewayConfig';
import type { LiveRegistry } from './registry/createLiveRegistry';
import type { LocalFiles } from './files/LocalFiles';
import type { LiveProblem, ReleaseHealth } from './files/createReleaseHealth';

const API_TIMEOUT_MS = 2_000;
/** How long the results of checks are cached. Shorter than the interval of load balancers, which therefore get new ones. */
const CACHE_MS = 500;

const checkApi = async (apiUrl: string): Promise<boolean> => {
  try {
    const { ok } = await withTimeout((signal) => fetch(`${apiUrl}/readyz`, { signal }), API_TIMEOUT_MS);
    return ok;
  } catch {
    return false;
  }
};

interface CheckResults {
  isApiReady: boolean;
  problems: LiveProblem[];
  outage: string | null;
}

/**
 * Creates a function that checks API, live releases and artifact store, and caches the results until the registry changes or
 * `CACHE_MS` have passed. Without the cache, anybody could cause any number of requests to API and store.
 */
const createCheck = (
  { apiUrl }: GatewayConfig,
  live: LiveRegistry,
  health: ReleaseHealth,
  files: LocalFiles,
): (() => Promise<CheckResults>) => {
  const check = async (): Promise<CheckResults> => {
    const [isApiReady, problems, outage] = await Promise.all([
      checkApi(apiUrl),
      health.check(),
      files.findOutage(),
    ]);
    return { isApiReady, problems, outage };
  };
  let cached: { registry: Registry; results: Promise<CheckResults>; expiresAt: number } | undefined;
  return () => {
    const registry = live.read();
    if (cached?.registry === registry && performance.now() < cached.expiresAt) return cached.results;
    const results = check().finally(() => {
      entry.expiresAt = performance.now() + CACHE_MS;
    });
    const entry = { registry, results, expiresAt: Infinity };
    cached = entry;
    return results;
  };
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
  const check = createCheck(config, live, health, files);
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const isBuilding = config.isBuilding?.() ?? false;
    const { isApiReady, problems, outage } = await check();
    const describeProblems = (isShell: boolean) =>
      problems
        .filter(({ name }) => (name === 'shell') === isShell)
        .map(({ name, release, file, problem }) => `${name} ${release}: ${file} is ${problem}.`);
    const reasons = [
      ...(isBuilding ? ['The first build is running.'] : []),
      ...(live.read().shell || isBuilding ? [] : ['No shell is published.']),
      ...describeProblems(true),
      ...(isApiReady ? [] : ['The product API is not ready.']),
    ];
    if (reasons.length > 0) return reply.code(503).send({ status: 'not ready', reasons });
    const { revision } = live.read();
    const degraded = [...describeProblems(false), ...(outage ? [outage] : [])];
    return degraded.length > 0
      ? { status: 'degraded', revision, reasons: degraded }
      : { status: 'ready', revision };
  });
};
