import fastify from 'fastify';
import type { Api } from './Api';
import { explainLostDatabase } from './explainLostDatabase';
import { registerErrorHandler } from './registerErrorHandler';

const LOST = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

/** Sends a change that fails with an error, in the handler or before its body is read, and returns the message of the response. */
const change = async (error: Error, failsBeforeBody = false) => {
  const app = fastify();
  registerErrorHandler(app);
  await app.register(async (routes) => {
    explainLostDatabase(routes as Api);
    routes.addHook('onRequest', async () => {
      if (failsBeforeBody) throw error;
    });
    routes.post('/rollback', async () => {
      throw error;
    });
  });
  const payload = { name: 'shop', channel: 'staging' };
  const response = await app.inject({ method: 'POST', url: '/rollback', payload });
  return [response.statusCode, response.json<{ message: string }>().message];
};

test('says how to find out whether a change was made when the database was lost, before it is tried again', async () => {
  expect(await change(LOST)).toEqual([
    503,
    'The product lost the connection to its database, maybe after the change was made. Try again in a minute, unless the change is listed by: npm run release -- log shop --channel staging',
  ]);
});

test('leaves all other errors to the API, and those before the body was read, when nothing has changed', async () => {
  expect(await change(new Error('bug'))).toEqual([
    500,
    'Something went wrong on our side. Please try again.',
  ]);
  expect(await change(LOST, true)).toEqual([
    503,
    'We can’t reach the game server. Please try again in a moment.',
  ]);
});
