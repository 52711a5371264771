import swagger from '@fastify/swagger';
import type { FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import {
  BUILD_TYPE,
  RELEASE_ENDPOINTS,
  RELEASES_PREFIX,
  UPLOAD_ENDPOINT,
} from '@hashgrid/contracts/releases';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { explainLostDatabase } from '../http/explainLostDatabase';
import { withFieldMessages } from '../http/fieldMessages';
import { readBearer } from '../http/readBearer';
import { recheckAfterBody } from '../http/recheckAfterBody';
import { promoteCanary, setCanary, stopCanary } from './canaries/canaryChanges';
import { checkRelease } from './changes/checkRelease';
import { diffReleases, listReleases, readChannel, readReleaseLog } from './listReleases';
import type { ReleaseActor } from './permissions/ReleaseActor';
import {
  pauseRelease,
  pinRelease,
  promoteRelease,
  publishRelease,
  resumeRelease,
  rollBackRelease,
  unpinRelease,
  unpublishRelease,
} from './changes/releaseChanges';
import { createPreview, revokePreview } from './previews/createPreview';
import { authenticateReleaseToken } from './permissions/releaseTokens';
import { MAX_PAGE_BYTES } from './builds/checkRoutes';
import { storeUpload } from './builds/storeUpload';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of a route of the release API, whose hook sets it; null for other routes. */
    releaseActor: ReleaseActor | null;
  }
}

const getActor = ({ releaseActor, url }: FastifyRequest): ReleaseActor => {
  if (!releaseActor) throw new Error(`${url} is not a route of the release API.`);
  return releaseActor;
};

/** Above what pages may contain of a build, so that the error for a larger one says so. */
const MAX_PREVIEW_BYTES = 2 * MAX_PAGE_BYTES;

const NO_TOKEN = 'The request has no release token. Send it as the header "Authorization: Bearer hgr_…".';

const CHANNEL_MESSAGE = 'Use lowercase letters, digits and hyphens, as in "staging".';
/** What a field of a request must be. For terminals, in English. */
const RELEASE_MESSAGES = {
  name: 'Use lowercase letters, digits and hyphens, as in "daily-prize".',
  channel: CHANNEL_MESSAGE,
  from: CHANNEL_MESSAGE,
  to: CHANNEL_MESSAGE,
  release: 'Use the ID of a release, as in 1.2.0-1a2b3c4d. See: npm run release -- list',
  id: 'Use the ID that was printed with the preview link.',
};

/** Returns the schema of a request with messages that say what names, channels and releases must be. */
const withReleaseMessages = <Schema extends TObject>(schema: Schema): Schema =>
  withFieldMessages<TObject>(
    schema,
    Object.fromEntries(
      Object.entries(RELEASE_MESSAGES).filter(([field]) => Object.hasOwn(schema.properties, field)),
    ),
  ) as Schema;

function addReadRoutes(app: Api, context: Context): void {
  const options = <Endpoint extends (typeof RELEASE_ENDPOINTS)['list' | 'diff' | 'log' | 'registry']>(
    endpoint: Endpoint,
    refusals: number[] = [],
  ) => ({
    schema: {
      summary: endpoint.summary,
      querystring: withReleaseMessages(endpoint.query as Endpoint['query']),
      response: {
        200: endpoint.response as Endpoint['response'],
        ...errorResponses(401, 422, 503, ...refusals),
      },
    },
  });
  app.get(RELEASE_ENDPOINTS.list.path, options(RELEASE_ENDPOINTS.list), async ({ query }) => ({
    data: await listReleases(context, query.channel),
  }));
  app.get(RELEASE_ENDPOINTS.diff.path, options(RELEASE_ENDPOINTS.diff, [404]), async ({ query }) => ({
    data: await diffReleases(context, query.from, query.to),
  }));
  app.get(RELEASE_ENDPOINTS.log.path, options(RELEASE_ENDPOINTS.log), async ({ query }) => ({
    data: await readReleaseLog(context, query),
  }));
  app.get(RELEASE_ENDPOINTS.registry.path, options(RELEASE_ENDPOINTS.registry), async ({ query }) => ({
    data: await readChannel(context, query.channel),
  }));
}

/** Returns the options of a route with a body. */
const withBody = <Endpoint extends { body: TObject; response: unknown; summary: string }>(
  endpoint: Endpoint,
  refusals = [403, 404, 409],
) => ({
  schema: {
    summary: endpoint.summary,
    body: withReleaseMessages(endpoint.body as Endpoint['body']),
    response: {
      200: endpoint.response as Endpoint['response'],
      ...errorResponses(401, 422, 503, ...refusals),
    },
  },
});

/** Adds the routes that change what is live. */
function addChangeRoutes(app: Api, context: Context): void {
  app.post(RELEASE_ENDPOINTS.publish.path, withBody(RELEASE_ENDPOINTS.publish), async (request) => ({
    data: await publishRelease(context, getActor(request), request.body),
  }));
  app.post(RELEASE_ENDPOINTS.promote.path, withBody(RELEASE_ENDPOINTS.promote), async (request) => ({
    data: await promoteRelease(context, getActor(request), request.body),
  }));
  app.post(RELEASE_ENDPOINTS.rollback.path, withBody(RELEASE_ENDPOINTS.rollback), async (request) => ({
    data: await rollBackRelease(context, getActor(request), request.body),
  }));
  app.post(RELEASE_ENDPOINTS.pin.path, withBody(RELEASE_ENDPOINTS.pin), async (request) => ({
    data: await pinRelease(context, getActor(request), request.body),
  }));
  app.post(RELEASE_ENDPOINTS.unpin.path, withBody(RELEASE_ENDPOINTS.unpin), async (request) => ({
    data: await unpinRelease(context, getActor(request), request.body),
  }));
  app.post(RELEASE_ENDPOINTS.pause.path, withBody(RELEASE_ENDPOINTS.pause), async (request) => ({
    data: await pauseRelease(context, getActor(request), request.body),
  }));
  app.post(RELEASE_ENDPOINTS.resume.path, withBody(RELEASE_ENDPOINTS.resume), async (request) => ({
    data: await resumeRelease(context, getActor(request), request.body),
  }));
  app.post(RELEASE_ENDPOINTS.canary.path, withBody(RELEASE_ENDPOINTS.canary), async (request) => ({
    data: await setCanary(context, getActor(request), request.body),
  }));
  app.post(
    RELEASE_ENDPOINTS.promoteCanary.path,
    withBody(RELEASE_ENDPOINTS.promoteCanary),
    async (request) => ({
      data: await promoteCanary(context, getActor(request), request.body),
    }),
  );
  app.post(RELEASE_ENDPOINTS.stopCanary.path, withBody(RELEASE_ENDPOINTS.stopCanary), async (request) => ({
    data: await stopCanary(context, getActor(request), request.body),
  }));
  app.post(RELEASE_ENDPOINTS.unpublish.path, withBody(RELEASE_ENDPOINTS.unpublish), async (request) => ({
    data: await unpublishRelease(context, getActor(request), request.body),
  }));
}

/** Adds the routes that change nothing that is live, so that repeating their requests is safe. */
function addCheckAndPreviewRoutes(app: Api, context: Context): void {
  // Its response lists what the others refuse with an error.
  app.post(RELEASE_ENDPOINTS.check.path, withBody(RELEASE_ENDPOINTS.check, []), async (request) => ({
    data: await checkRelease(context, getActor(request), request.body),
  }));
  app.post(
    RELEASE_ENDPOINTS.preview.path,
    { ...withBody(RELEASE_ENDPOINTS.preview), bodyLimit: MAX_PREVIEW_BYTES },
    async (request) => ({
      data: await createPreview(context, getActor(request), request.body),
    }),
  );
  app.post(
    RELEASE_ENDPOINTS.revokePreview.path,
    withBody(RELEASE_ENDPOINTS.revokePreview, [403, 404]),
    async (request) => ({
      data: await revokePreview(context, getActor(request), request.body),
    }),
  );
}

function addUploadRoute(app: Api, context: Context): void {
  // The route reads the stream itself.
  app.addContentTypeParser(BUILD_TYPE, (_request, _payload, done) => done(null));
  app.post(
    UPLOAD_ENDPOINT.path,
    {
      schema: {
        summary: UPLOAD_ENDPOINT.summary,
        consumes: [BUILD_TYPE],
        response: { 200: UPLOAD_ENDPOINT.response, ...errorResponses(401, 403, 413, 415, 422, 503) },
      },
    },
    async (request) => ({
      data: await storeUpload(context, context.releaseStore, getActor(request), request.raw),
    }),
  );
}

/** The release API and its OpenAPI document, below `/api/releases`. */
export async function releaseRoutes(app: Api, context: Context): Promise<void> {
  app.decorateRequest('releaseActor', null);
  await app.register(
    async (scope: Api) => {
      await scope.register(swagger, {
        decorator: 'releasesSwagger',
        openapi: {
          openapi: '3.1.0',
          info: { title: `${context.config.gameName}: release API`, version: '1.0.0' },
          components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
          security: [{ bearer: [] }],
        },
      } as object);
      await scope.register(async (routes: Api) => {
        const authenticate = async (request: FastifyRequest) => {
          request.releaseActor = await authenticateReleaseToken(context, readBearer(request, NO_TOKEN));
        };
        routes.addHook('onRequest', authenticate);
        // An upload, which isn't checked again, changes nothing that is live.
        recheckAfterBody(routes, authenticate);
        addReadRoutes(routes, context);
        addCheckAndPreviewRoutes(routes, context);
        await routes.register(async (changes: Api) => {
          explainLostDatabase(changes);
          addChangeRoutes(changes, context);
        });
        addUploadRoute(routes, context);
      });
      scope.get('/docs/json', { schema: { hide: true } }, () =>
        (scope as unknown as { releasesSwagger: () => object }).releasesSwagger(),
      );
    },
    { prefix: RELEASES_PREFIX },
  );
}
