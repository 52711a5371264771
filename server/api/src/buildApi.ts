import { maxHeaderSize } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController } from 'fastify';
import {
  closeQueuedResponses,
  createFastifyOptions,
  drainRequests,
  limitConnections,
  REQUEST_LOG,
  watchRequest,
} from '@hashgrid/connection';
import { addRoutes } from './addRoutes';
import type { Context } from './Context';
import type { Api } from './http/Api';
import { compileSchemasOnDemand } from './http/compileSchemasOnDemand';
import { registerApiDocs } from './http/registerApiDocs';
import { discardBody } from './http/discardBody';
import { registerErrorHandler } from './http/registerErrorHandler';
import { rejectUnstorableText } from './http/rejectUnstorableText';
import { addApiGauges } from './monitoring/addApiGauges';

const MAX_BODY_BYTES = 32 * 1024;

/** Builds the HTTP app on an open database, without listening. Closing it leaves the database open. */
export async function buildApi(context: Context): Promise<Api> {
  const { connectionsPerAddress, drainSeconds, logLevel, logStream, monitor, trustProxy } = context.config;
  const app = fastify({
    ...createFastifyOptions({ trustedProxies: trustProxy, drainSeconds, logLevel, logStream }),
    logController: new LogController(REQUEST_LOG),
    bodyLimit: MAX_BODY_BYTES,
    // Node refuses longer URLs. Above its default limit of 100, Fastify's response has another format than the API's errors.
    routerOptions: { maxParamLength: maxHeaderSize },
  }).withTypeProvider<TypeBoxTypeProvider>();
  compileSchemasOnDemand(app);
  app.decorateRequest('player', null);
  app.addHook('onRequest', async (request, { raw }) =>
    watchRequest(request, raw, { server: 'api', log: app.log, monitor }),
  );
  if (connectionsPerAddress)
    limitConnections(app.server, {
      limit: connectionsPerAddress,
      trustedProxies: trustProxy,
      log: context.log,
    });
  closeQueuedResponses(app.server);
  registerErrorHandler(app);
  const requests = drainRequests(app, {
    closingBody: { status: 'The API is closing.' },
    drainSeconds,
  });
  if (monitor) addApiGauges(monitor, context, requests);
  app.addHook('preHandler', async ({ params, query, body }) => rejectUnstorableText({ params, query, body }));
  app.addHook('onSend', async (request, reply) => {
    // Fastify closes the connection when it refuses a body that it hasn't read.
    if (await discardBody(request.raw)) reply.removeHeader('connection');
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await registerApiDocs(app, context.config.gameName);
  await addRoutes(app, context);
  return app;
}
