import swagger from '@fastify/swagger';
import type { FastifyRequest } from 'fastify';
import { BUILD_TYPE, RELEASE_ENDPOINTS, RELEASES_PREFIX, uploadBuild } from '@hashgrid/contracts/releases';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { readBearer } from '../http/readBearer';
import { promoteCanary, setCanary, stopCanary } from './canaries/canaryChanges';
import { checkRelease } from './changes/checkRelease';
import { diffReleases, listReleases, readChannel, readReleaseLog } from './listReleases';
import { pruneBuilds } from './builds/pruneBuilds';
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
import { storeUpload } from './builds/storeUpload';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hook of the release API. */
    releaseActor: ReleaseActor | null;
  }
}

const getActor = ({ releaseActor, url }: FastifyRequest): ReleaseActor => {
  if (!releaseActor) throw new Error(`${url} is not a route of the release API.`);
  return releaseActor;
};

const E = RELEASE_ENDPOINTS;

function addReadRoutes(app: Api, context: Context): void {
  const options = <Endpoint extends (typeof E)['list' | 'diff' | 'log' | 'registry']>(
    endpoint: Endpoint,
  ) => ({
    schema: {
      summary: endpoint.summary,
      querystring: endpoint.query as Endpoint['query'],
      response: { 200: endpoint.response as Endpoint['response'], ...errorResponses(401, 422) },
    },
  });
  app.get(E.list.path, options(E.list), async ({ query }) => ({
    data: await listReleases(context, query.channel),
  }));
  app.get(E.diff.path, options(E.diff), async ({ query }) => ({
    data: await diffReleases(context, query.from, query.to),
  }));
  app.get(E.log.path, options(E.log), async ({ query }) => ({ data: await readReleaseLog(context, query) }));
  app.get(E.registry.path, options(E.registry), async ({ query }) => ({
    data: await readChannel(context, query.channel),
  }));
}

function addChangeRoutes(app: Api, context: Context): void {
  const options = <Endpoint extends { body: unknown; response: unknown; summary: string }>(
    endpoint: Endpoint,
  ) => ({
    schema: {
      summary: endpoint.summary,
      body: endpoint.body as Endpoint['body'],
      response: {
        200: endpoint.response as Endpoint['response'],
        ...errorResponses(401, 403, 404, 409, 422),
      },
    },
  });
  app.post(E.check.path, options(E.check), async (request) => ({
    data: await checkRelease(context, getActor(request), request.body),
  }));
  app.post(E.publish.path, options(E.publish), async (request) => {
    const data = await publishRelease(context, getActor(request), request.body);
    // It is live already.
    await pruneBuilds(context, context.releaseStore, request.body.name).catch((error: Error) =>
      context.log(`Old builds of ${request.body.name} could not be deleted: ${error.message}`),
    );
    return { data };
  });
  app.post(E.promote.path, options(E.promote), async (request) => ({
    data: await promoteRelease(context, getActor(request), request.body),
  }));
  app.post(E.rollback.path, options(E.rollback), async (request) => ({
    data: await rollBackRelease(context, getActor(request), request.body),
  }));
  app.post(E.pin.path, options(E.pin), async (request) => ({
    data: await pinRelease(context, getActor(request), request.body),
  }));
  app.post(E.unpin.path, options(E.unpin), async (request) => ({
    data: await unpinRelease(context, getActor(request), request.body),
  }));
  app.post(E.pause.path, options(E.pause), async (request) => ({
    data: await pauseRelease(context, getActor(request), request.body),
  }));
  app.post(E.resume.path, options(E.resume), async (request) => ({
    data: await resumeRelease(context, getActor(request), request.body),
  }));
  app.post(E.canary.path, options(E.canary), async (request) => ({
    data: await setCanary(context, getActor(request), request.body),
  }));
  app.post(E.promoteCanary.path, options(E.promoteCanary), async (request) => ({
    data: await promoteCanary(context, getActor(request), request.body),
  }));
  app.post(E.stopCanary.path, options(E.stopCanary), async (request) => ({
    data: await stopCanary(context, getActor(request), request.body),
  }));
  app.post(E.preview.path, options(E.preview), async (request) => ({
    data: await createPreview(context, getActor(request), request.body),
  }));
  app.post(E.revokePreview.path, options(E.revokePreview), async (request) => ({
    data: await revokePreview(context, getActor(request), request.body),
  }));
  app.post(E.unpublish.path, options(E.unpublish), async (request) => ({
    data: await unpublishRelease(context, getActor(request), request.body),
  }));
}

function addUploadRoute(app: Api, context: Context): void {
  // The route reads the stream itself.
  app.addContentTypeParser(BUILD_TYPE, (_request, _payload, done) => done(null));
  app.post(
    uploadBuild.path,
    {
      schema: {
        summary: uploadBuild.summary,
        consumes: [BUILD_TYPE],
        response: { 200: uploadBuild.response, ...errorResponses(401, 403, 413, 415, 422) },
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
        routes.addHook('onRequest', async (request) => {
          request.releaseActor = await authenticateReleaseToken(context, readBearer(request));
        });
        addReadRoutes(routes, context);
        addChangeRoutes(routes, context);
        addUploadRoute(routes, context);
      });
      scope.get('/docs/json', { schema: { hide: true } }, () =>
        (scope as unknown as { releasesSwagger: () => object }).releasesSwagger(),
      );
    },
    { prefix: RELEASES_PREFIX },
  );
}
