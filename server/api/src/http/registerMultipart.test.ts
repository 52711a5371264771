import Fastify from 'fastify';
import { createForm } from '../../test/forms';
import { waitUntil } from '../../test/waitUntil';
import { DomainError } from '../DomainError';
import type { Api } from './Api';
import { registerMultipart } from './registerMultipart';

const SLOTS_PER_PLAYER = 4;

describe('forms that wait for the conversion of their image', () => {
  const app = Fastify();
  afterAll(() => app.close());

  test('keep their slot after they have been read, even when the client disconnects', async () => {
    const waiting: (() => void)[] = [];
    let closed = 0;
    app.addHook('onRequest', async (request) => {
      request.player = { accountId: 'ada' } as typeof request.player;
    });
    app.setErrorHandler((error, _, reply) => reply.code(error instanceof DomainError ? 429 : 500).send());
    registerMultipart(app as unknown as Api, async () => undefined);
    app.put('/', (_, { raw }) => {
      raw.on('close', () => (closed += 1));
      return new Promise((resolve) => waiting.push(() => resolve('done')));
    });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const sent = await createForm({ name: 'Ada' });
    const disconnecting = new AbortController();
    const send = async (signal?: AbortSignal) => {
      const response = await fetch(url, {
        method: 'PUT',
        ...sent,
        body: new Uint8Array(sent.body),
        signal: signal ?? null,
      });
      await response.text();
      return response.status;
    };
    const disconnected = Array.from({ length: SLOTS_PER_PLAYER }, () =>
      send(disconnecting.signal).catch(() => 'disconnected'),
    );
    await waitUntil(() => waiting.length === SLOTS_PER_PLAYER);
    expect(await send()).toBe(429);
    disconnecting.abort();
    expect(await Promise.all(disconnected)).toEqual(disconnected.map(() => 'disconnected'));
    await waitUntil(() => closed === SLOTS_PER_PLAYER);
    expect(await send()).toBe(429);
    waiting.forEach((answer) => answer());
    const next = send();
    await waitUntil(() => waiting.length === SLOTS_PER_PLAYER + 1);
    waiting.at(-1)?.();
    expect(await next).toBe(200);
  });
});
