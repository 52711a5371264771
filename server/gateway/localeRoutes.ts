import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '@hashgrid/connection';
import type { Registry } from '@hashgrid/contracts';
import { listLiveReleases, type AnyRelease } from '@hashgrid/contracts/releases';
import { createApiTexts } from './texts/createApiTexts';
import {
  composeLocale,
  getTextsFile,
  listFallbacks,
  listSourceLocales,
  type ComposedLocale,
} from './texts/composeLocale';
import type { GatewayConfig } from './GatewayConfig';
import type { LiveRegistry } from './registry/createLiveRegistry';
import { fetchFileInTime } from './files/fetchFileInTime';
import type { LocalFiles } from './files/LocalFiles';
import { readReleaseGroup } from './registry/releaseGroup';
import type { Previews } from './previews/createPreviews';
import { withPreview } from './previews/withPreview';
import { hasCanary, selectReleases } from './registry/selectReleases';
import type { Texts } from './texts/parseTexts';
import { readGatewayTexts } from './texts/readGatewayTexts';

/** Delay after which files are fetched again that could not be fetched, were missing or were damaged. */
const RETRY_MS = 2_000;
/** How long a response waits for files from the artifact store. Browsers time out after 10 s, and would then show everything in English. */
const WAIT_MS = 3_000;

interface CachedLocale {
  apiTexts: readonly Texts[];
  composed: Promise<ComposedLocale>;
  /** When to compose it again, from `performance.now`; infinite if it has the texts of all files. */
  expiresAt: number;
  /** Whether some files could not be fetched. */
  hasFailed: boolean;
}

/**
 * Registers `GET /locales/{locale}.json`. Texts are composed again only when the registry or the API's texts change, or `RETRY_MS`
 * after some files could not be fetched, were missing or were damaged.
 */
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

  /**
   * Fetches and checks the texts of all live releases and of their fallbacks.
   * @returns Paths of the damaged files, why files could not be fetched, and whether all files are here and intact. Missing ones of a
   * fallback don't count: after a move of the releases to another store, they may be gone for good.
   */
  const fetchTexts = async (
    registry: Registry,
    sources: readonly string[],
  ): Promise<{ damaged: Set<string>; failures: string[]; hasAll: boolean }> => {
    const damaged = new Set<string>();
    let hasAll = true;
    const liveReleases = listLiveReleases(registry).map(({ release }) => release);
    const fetchFile = async (release: AnyRelease, file: string): Promise<void> => {
      await fetchFileInTime(files, release, file, WAIT_MS);
      // The check of the live releases logs it.
      const problem = await files.verifier.verifyFile(release, file);
      if (problem === 'damaged') damaged.add(release.base + file);
      if (problem === 'damaged' || (problem && liveReleases.includes(release))) hasAll = false;
    };
    const fetches = [...liveReleases, ...listFallbacks(registry)].flatMap((release) =>
      sources
        .filter((source) => release.descriptor.locales.includes(source))
        .map((source) => fetchFile(release, getTextsFile(source))),
    );
    const results = await Promise.allSettled(fetches);
    const failures = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    return { damaged, failures, hasAll: hasAll && failures.length === 0 };
  };

  const reportFailures = (locale: string, [first, ...others]: readonly string[]): void => {
    const rest = others.length > 0 ? ` (and ${others.length} more)` : '';
    server.log.error(`Could not fetch all texts in ${locale}: ${first}${rest}`);
  };

  const loadLocale = async (registry: Registry, locale: string): Promise<ComposedLocale | null> => {
    const sources = listSourceLocales(registry, locale);
    // Only locales that exist are cached: others would let callers exhaust memory.
    if (!sources) return null;
    const apiTexts = await Promise.all(sources.map((source) => api.read(source)));
    const cache = caches.get(registry) ?? new Map<string, CachedLocale>();
    caches.set(registry, cache);
    const cached = cache.get(locale);
    if (
      cached &&
      performance.now() < cached.expiresAt &&
      apiTexts.every((texts, i) => texts === cached.apiTexts[i])
    )
      return cached.composed;
    const compose = async (): Promise<ComposedLocale> => {
      const { damaged, failures, hasAll } = await fetchTexts(registry, sources);
      if (!hasAll) entry.expiresAt = performance.now() + RETRY_MS;
      entry.hasFailed = failures.length > 0;
      // Once until a retry succeeds: on a slow store, every retry has late files.
      if (entry.hasFailed && !cached?.hasFailed) reportFailures(locale, failures);
      const serverTexts = sources.map((source, i) => ({
        ...apiTexts[i],
        ...readGatewayTexts(source, config.links),
      }));
      const composed = composeLocale({ dir: files.dir, damaged }, registry, locale, sources, serverTexts);
      const last = await cached?.composed.catch(() => null);
      // Unchanged texts are not compressed again: while a file is missing, that would keep a core busy.
      return last?.etag === composed.etag ? last : composed;
    };
    const entry: CachedLocale = { apiTexts, composed: compose(), expiresAt: Infinity, hasFailed: false };
    cache.set(locale, entry);
    // A failure must not be cached: the next request composes the texts again.
    entry.composed.catch(() => cache.get(locale) === entry && cache.delete(locale));
    return entry.composed;
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
    const vary = found || hasCanary(registry) ? 'accept-encoding, cookie' : 'accept-encoding';
    reply.headers({ etag: locale.etag, 'cache-control': 'no-cache', vary });
    if (matchesEtag(request.headers['if-none-match'], locale.etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    return negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']) === 'br'
      ? reply.header('content-encoding', 'br').send(await locale.compress())
      : reply.send(locale.body);
  });
};
