import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { API_KEY_HEADER, API_PREFIX } from '@hashgrid/contracts';
import { RELEASES_PREFIX } from '@hashgrid/contracts/releases';

/** Serves the OpenAPI document and its page at `/api/v1/docs`. Call it before the routes are added, because it misses earlier ones. */
export async function registerApiDocs(app: FastifyInstance, gameName: string): Promise<void> {
  await app.register(swagger, {
    // The release API has a document of its own.
    transform: ({ schema, url }) => ({
      schema: url.startsWith(RELEASES_PREFIX) ? { ...schema, hide: true } : schema,
      url,
    }),
    openapi: {
      openapi: '3.1.0',
      info: { title: `${gameName}: product API`, version: '1.0.0' },
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: API_KEY_HEADER },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ apiKey: [] }],
    },
  });
  await app.register(swaggerUi, { routePrefix: `${API_PREFIX}/docs`, staticCSP: true });
}

/** OpenAPI security of calls that need a bearer token. */
export const BEARER = [{ apiKey: [], bearer: [] }];
