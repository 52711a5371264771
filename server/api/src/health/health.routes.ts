import type { Api } from '../http/Api';
import type { Context } from '../Context';

/** GET /healthz: the process answers. GET /readyz: its database does too. */
export function healthRoutes(app: Api, { database }: Context): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = await database.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'the database does not answer' });
  });
}
