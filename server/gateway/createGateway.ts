import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  addRequestGauges,
  closeQueuedResponses,
  createFastifyOptions,
  drainRequests,
  limitConnections,
  REQUEST_LOG,
  watchRequest,
} from '@hashgrid/connection';
import { findScreen, type Registry } from '@hashgrid/contracts';
import { listLiveReleases } from '@hashgrid/contracts/releases';
import { limitRequestsPerAddress } from './requests/limitRequestsPerAddress';
import { registerApiProxy } from './requests/registerApiProxy';
import { registerErrorHandler } from './requests/registerErrorHandler';
import type { GatewayConfig } from './GatewayConfig';
import { healthRoutes } from './healthRoutes';
import { createLiveRegistry, type LiveRegistry } from './registry/createLiveRegistry';
import { createLocalFiles, type LocalFiles } from './files/LocalFiles';
import { localeRoutes } from './localeRoutes';
import { manifestRoute } from './html/manifestRoute';
import { createMirroredFiles } from './files/createMirroredFiles';
import { previousReleaseRoute } from './files/previousReleaseRoute';
import { previousShellRoute } from './files/previousShell';
import {
  createPublicFileFinder,
  registerReleaseFiles,
  sendStoreUnavailable,
} from './files/registerReleaseFiles';
import { normalizeUrl } from './requests/normalizeUrl';
import { refuseLargeBodies } from './requests/refuseLargeBodies';
import { createReleaseHealth } from './files/createReleaseHealth';
import { createPrerenderedPageReader } from './page/createPrerenderedPageReader';
import { createTitleReader } from './page/createTitleReader';
import { createPreviews, type Previews } from './previews/createPreviews';
import { previewRoutes } from './previews/previewRoutes';
import { withPreview } from './previews/withPreview';
import { readReleaseGroup } from './registry/releaseGroup';
import { registerReloadEvents } from './registry/registerReloadEvents';
import { createRevisionHistory } from './registry/createRevisionHistory';
import { getPagePath, sendPage } from './page/sendPage';

/** Folders in which unknown paths return 404 instead of the app. */
const NON_APP_FOLDER = /^\/(api|assets|locales|outbox|releases|remotes|shell)(\/|$)/;
/** Paths that look like files return 404 too, unless they lead to a screen, as `/ref/logo.svg` does. */
const FILE_NAME = /\.(css|gz|ico|js|json|map|mjs|mp4|png|svg|txt|webm|webmanifest|woff2|xml)$/;

/** Below the maximum of 11, because dynamic responses are compressed for each request, where speed matters more than size. */
const DYNAMIC_BROTLI_QUALITY = 5;

const YEAR_SECONDS = 365 * 24 * 3_600;

/** Fastify, `sendFile` and the gateway's hooks wait for the end of a public file's response with 11 listeners; Node reports a leak above 10. */
const MAX_FILE_LISTENERS = 20;

export type { GatewayConfig };

/** Returns whether a path leads to a screen of a release in a registry: a live one, a canary or a previewed build. */
const isScreen = (registry: Registry, path: string): boolean => {
  const descriptors = listLiveReleases(registry).map(({ release }) => release.descriptor);
  return (
    findScreen(
      descriptors.filter((descriptor) => 'routes' in descriptor),
      path,
    ) !== null
  );
};

/** Serves public files, and at every other path the HTML of the app. */
const appRoutes = (
  server: FastifyInstance,
  config: GatewayConfig,
  live: LiveRegistry,
  files: LocalFiles,
  previews: Previews,
): void => {
  const findFile = createPublicFileFinder(files, live);
  const readPrerenderedPages = createPrerenderedPageReader(files, (message) => server.log.error(message));
  const readTitle = createTitleReader(files);
  // Browsers request it when they show a file instead of a page of the app.
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  /** Returns whether a path looks like that of a file, and leads to no screen that the browser may get. */
  const isFilePath = async (request: FastifyRequest, path: string): Promise<boolean> => {
    if (!FILE_NAME.test(path)) return false;
    const preview = (await previews.find(request))?.preview;
    return !isScreen(preview ? withPreview(live.read(), preview) : live.read(), path);
  };
  server.get('/*', async (request, reply) => {
    const path = getPagePath(request);
    const isPage = !NON_APP_FOLDER.test(path) && !(await isFilePath(request, path));
    const file = await findFile(request, isPage);
    const isUnavailable = file === 'unavailable';
    if (file && !isUnavailable) {
      reply.raw.setMaxListeners(MAX_FILE_LISTENERS);
      return reply.sendFile(file.path, file.root, file.options);
    }
    if (!isPage) return isUnavailable ? sendStoreUnavailable(reply) : reply.callNotFound();
    return sendPage(request, reply, { config, live, files, previews, readPrerenderedPages, readTitle });
  });
};

/**
 * Creates the server that players reach: HTML, built files, texts, and a proxy to the product API. It keeps no state: the registry
 * alone says which releases are live.
 */
export const createGateway = async (config: GatewayConfig): Promise<FastifyInstance> => {
  const server = fastify({
    ...createFastifyOptions(config),
    logController: new LogController(REQUEST_LOG),
    rewriteUrl: normalizeUrl,
  });
  server.addHook('onRequest', async (request, { raw }) =>
    watchRequest(request, raw, { server: 'gateway', log: server.log, monitor: config.monitor }),
  );
  limitConnections(server.server, {
    limit: config.connectionsPerAddress,
    trustedProxies: config.trustedProxies,
    log: (message) => server.log.warn(message),
  });
  closeQueuedResponses(server.server);
  const requests = drainRequests(server, {
    closingBody: { status: 'not ready', reasons: ['The gateway is closing.'] },
    drainSeconds: config.drainSeconds,
  });
  limitRequestsPerAddress(server, config.requestsPerAddress);
  refuseLargeBodies(server);
  registerErrorHandler(server);
  const { artifacts } = config;
  const files = artifacts
    ? createMirroredFiles(artifacts.store, {
        dir: artifacts.cacheDir,
        maxBytes: artifacts.maxBytes,
        onProblem: (message) => server.log.error(message),
      })
    : createLocalFiles(config.releasesDir);
  const previews = createPreviews(config);
  const revisions = createRevisionHistory();
  const live = createLiveRegistry(config.registryFile, {
    onProblem: (message) => server.log.error(message),
    onChange: () => {
      revisions.add(live.read());
      setImmediate(() => {
        health
          .check()
          .catch((error: Error) => server.log.error(`Could not check the live releases: ${error.message}`));
      });
    },
    channel: config.releaseChannel,
  });
  server.addHook('preClose', async () => health.stop());
  const health = createReleaseHealth(
    live,
    files,
    (message) => server.log.error(message),
    config.releaseChannel,
  );
  if (config.monitor) {
    addRequestGauges(config.monitor, 'gateway', requests);
    config.monitor.addGauge({
      name: 'hashgrid_live_revision',
      help: 'Revision of the registry that is live.',
      label: 'server',
      read: () => ({ gateway: live.read().revision }),
    });
  }
  const isSecure = config.publicUrl.startsWith('https:');
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isSecure) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  });
  await server.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Only the API reads bodies, so they pass unchanged.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: DYNAMIC_BROTLI_QUALITY } },
  });
  await registerReleaseFiles(server, config, live, files, previews);
  await registerApiProxy(server, config, (request) => {
    live.read();
    return revisions.findRevision(readReleaseGroup(request));
  });
  healthRoutes(server, config, live, health, files);
  server.addHook('onListen', async () => void live.read());
  localeRoutes(server, config, live, files, previews);
  manifestRoute(server, config);
  // During development there are no fallbacks, so that developers see when their build fails.
  if (config.reloadPages) registerReloadEvents(server, live);
  else {
    previousReleaseRoute(server, config, live, files, previews);
    previousShellRoute(server, config, live, files);
  }
  previewRoutes(server, config, previews);
  appRoutes(server, config, live, files, previews);
  return server;
};
