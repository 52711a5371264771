import type { FastifyInstance } from 'fastify';
import { createApiTexts } from './apiTexts';
import { composeLocale, sourceLocales, type ComposedLocale, type Texts } from './composeLocale';
import type { GatewayConfig } from './GatewayConfig';
import type { LiveRegistry } from './liveRegistry';

interface CachedLocale {
  revision: number;
  apiTexts: readonly Texts[];
  composed: ComposedLocale;
}

/** `GET /locales/{locale}.json` [C15]. Recomposed only when the registry or the API's texts change. */
export const localeRoutes = (server: FastifyInstance, config: GatewayConfig, live: LiveRegistry): void => {
  const api = createApiTexts(config.apiUrl, (message) => server.log.warn(message));
  const cache = new Map<string, CachedLocale>();

  const loadLocale = async (locale: string): Promise<ComposedLocale | null> => {
    const registry = live.read();
    const sources = sourceLocales(registry, locale);
    // Only locales that exist are cached: others would let callers exhaust memory.
    if (!sources) return null;
    const apiTexts = await Promise.all(sources.map((source) => api.read(source)));
    const cached = cache.get(locale);
    const isCurrent =
      cached?.revision === registry.revision && apiTexts.every((texts, i) => texts === cached.apiTexts[i]);
    if (cached && isCurrent) return cached.composed;
    const composed = composeLocale(config.releasesDir, registry, locale, sources, apiTexts);
    cache.set(locale, { revision: registry.revision, apiTexts, composed });
    return composed;
  };

  server.get<{ Params: { file: string } }>('/locales/:file', async (request, reply) => {
    const { file } = request.params;
    const locale = file.endsWith('.json') ? await loadLocale(file.slice(0, -'.json'.length)) : null;
    if (!locale) return reply.callNotFound();
    reply.headers({ etag: locale.etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === locale.etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(locale.body);
  });
};
