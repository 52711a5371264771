import type { FastifyInstance } from 'fastify';
import type { Registry } from '@hashgrid/contracts';
import { createApiTexts } from './texts/createApiTexts';
import {
  composeLocale,
  listFallbacks,
  listSourceLocales,
  type ComposedLocale,
  type Texts,
} from './texts/composeLocale';
import { listLiveReleases } from './registry/findReleaseByBase';
import type { GatewayConfig } from './GatewayConfig';
import type { LiveRegistry } from './registry/createLiveRegistry';
import type { LocalFiles } from './files/LocalFiles';
import { readReleaseGroup } from './registry/releaseGroup';
import type { Previews } from './previews/previews';
import { withPreview } from './previews/withPreview';
import { hasCanary, selectReleases } from './registry/selectReleases';
import { readGatewayTexts } from './texts/readGatewayTexts';

interface CachedLocale {
  apiTexts: readonly Texts[];
  composed: ComposedLocale;
}

/** Registers `GET /locales/{locale}.json`. Texts are composed again only when the registry or the API's texts change. */
export const localeRoutes = (
  server: FastifyInstance,
  config: GatewayConfig,
  live: LiveRegistry,
  files: LocalFiles,
  previews: Previews,
): void => {
  const api = createApiTexts(config.apiUrl, (message) => server.log.warn(message));
  /** Composed texts by the registry of a player's releases; they are dropped with that registry. */
  const caches = new WeakMap<Registry, Map<string, CachedLocale>>();

  /** Fetches the texts of all live releases and of their fallbacks. @returns False when some could not be fetched. */
  const fetchTexts = async (registry: Registry, sources: readonly string[]): Promise<boolean> => {
    const liveReleases = listLiveReleases(registry).map(({ release }) => release);
    const fetches = [...liveReleases, ...listFallbacks(registry)].flatMap((release) =>
      sources
        .filter((source) => release.descriptor.locales.includes(source))
        .map((source) => files.fetchFile(release, `locales/${source}.json`)),
    );
    const results = await Promise.allSettled(fetches);
    for (const result of results) if (result.status === 'rejected') server.log.error(String(result.reason));
    return results.every(({ status }) => status === 'fulfilled');
  };

  const loadLocale = async (registry: Registry, locale: string): Promise<ComposedLocale | null> => {
    const sources = listSourceLocales(registry, locale);
    // Only locales that exist are cached: others would let callers exhaust memory.
    if (!sources) return null;
    const apiTexts = await Promise.all(sources.map((source) => api.read(source)));
    const cache = caches.get(registry) ?? new Map<string, CachedLocale>();
    caches.set(registry, cache);
    const cached = cache.get(locale);
    if (cached && apiTexts.every((texts, i) => texts === cached.apiTexts[i])) return cached.composed;
    const isComplete = await fetchTexts(registry, sources);
    const serverTexts = sources.map((source, i) => ({
      ...apiTexts[i],
      ...readGatewayTexts(source, config.links),
    }));
    const composed = composeLocale(files.dir, registry, locale, sources, serverTexts);
    if (isComplete) cache.set(locale, { apiTexts, composed });
    return composed;
  };

  server.get<{ Params: { file: string } }>('/locales/:file', async (request, reply) => {
    const { file } = request.params;
    const registry = live.read();
    const found = await previews.find(request);
    const selected = selectReleases(registry, readReleaseGroup(request));
    const selection = found?.preview?.release ? withPreview(selected, found.preview) : selected;
    const locale = file.endsWith('.json')
      ? await loadLocale(selection, file.slice(0, -'.json'.length))
      : null;
    if (!locale) return reply.callNotFound();
    reply.headers({ etag: locale.etag, 'cache-control': 'no-cache' });
    if (found || hasCanary(registry)) reply.header('vary', 'cookie');
    if (request.headers['if-none-match'] === locale.etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(locale.body);
  });
};
