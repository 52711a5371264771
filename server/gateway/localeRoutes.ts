import type { FastifyInstance } from 'fastify';
import { composeLocale, type ComposedLocale } from './composeLocale';
import type { GatewayConfig } from './GatewayConfig';
import type { LiveRegistry } from './liveRegistry';

/** `GET /locales/{locale}.json` [C15]. Composed once per revision of the registry. */
export const localeRoutes = (server: FastifyInstance, config: GatewayConfig, live: LiveRegistry): void => {
  let revision = -1;
  let composed = new Map<string, ComposedLocale | null>();

  const localeAt = (locale: string): ComposedLocale | null => {
    const registry = live.read();
    if (registry.revision !== revision) {
      revision = registry.revision;
      composed = new Map();
    }
    const known = composed.get(locale);
    if (known !== undefined) return known;
    const result = composeLocale(config.releasesDir, registry, locale);
    // Only names that exist are kept: others would fill the memory at the asker's will.
    if (result) composed.set(locale, result);
    return result;
  };

  server.get<{ Params: { file: string } }>('/locales/:file', (request, reply) => {
    const { file } = request.params;
    const locale = file.endsWith('.json') ? localeAt(file.slice(0, -'.json'.length)) : null;
    if (!locale) return reply.callNotFound();
    reply.headers({ etag: locale.etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === locale.etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(locale.body);
  });
};
