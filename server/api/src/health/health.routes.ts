import type { Context } from '../Context';
import { isReachable } from '../database/isReachable';
import type { Api } from '../http/Api';

/** GET /healthz: the process responds. GET /readyz: so does its database. */
export function healthRoutes(app: Api, { database }: Context): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = await isReachable(database);
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'The database does not respond.' });
  });
}
