import { Type } from 'typebox';
import { LIVE_CHANNEL } from '@hashgrid/contracts/releases';
import type { Context } from '../../Context';
import type { Api } from '../../http/Api';
import { createRegistryFeed } from './registryFeed';

/** How long a request waits for a change before the response says that there is none. Gateways time out after 5 s. */
const WAIT_MS = 3_000;
const NO_CONTENT = 204;

const Query = Type.Object(
  {
    channel: Type.Optional(Type.String({ maxLength: 30 })),
    /** The revision that the gateway has; -1 for none. */
    revision: Type.Optional(Type.String({ pattern: '^-?\\d{1,15}$' })),
  },
  { additionalProperties: false },
);

/** GET /registry: what is live, for gateways. They proxy only `/api`, so players can't reach it. */
export function registryRoutes(app: Api, context: Context): void {
  const feed = createRegistryFeed(context);
  app.addHook('preClose', async () => feed.close());
  app.get('/registry', { schema: { hide: true, querystring: Query } }, async ({ query }, reply) => {
    const { channel = LIVE_CHANNEL, revision = '-1' } = query;
    const registry = await feed.waitForChange(channel, Number(revision), WAIT_MS);
    return registry
      ? reply.type('application/json').send(JSON.stringify(registry))
      : reply.code(NO_CONTENT).send();
  });
}
