import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { createForm, createJpeg } from '../../test/forms';
import { API_KEY, openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';
import { waitUntil } from '../../test/waitUntil';
import { DomainError } from '../DomainError';
import type { Api } from './Api';
import { registerErrorHandler } from './registerErrorHandler';
import { registerMultipart } from './registerMultipart';

const UPDATE = 'PUT /shared/client/profile/update';
const SLOTS_PER_PLAYER = 4;
const SLOTS = 24;
const GRACE_MS = 5_000;

describe('forms', () => {
  const api = openTestApi({ limits: { formsByAccount: { count: 20, seconds: 600 } } });

  test.each(['multipart/form-data', 'Multipart/Form-Data'])(
    'count toward the limit of their player before they are read: %s',
    async (type) => {
      const { accessToken: bearer } = await newSession(api);
      const headers = { 'content-type': `${type}; boundary=b` };
      const send = () => api.call(UPDATE, { bearer, headers, body: Buffer.from('no form') });
      for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(400);
      expect((await send()).status).toBe(429);
      const other = await newSession(api);
      expect(
        (await api.call(UPDATE, { bearer: other.accessToken, ...(await createForm({ name: 'Ada' })) }))
          .status,
      ).toBe(200);
    },
  );
});

describe('slow forms', () => {
  // Polling sends forms, too.
  const unlimited = { count: 1_000_000, seconds: 600 };
  const api = openTestApi({ limits: { formsByAccount: unlimited, picturesByAccount: unlimited } });

  test('are rejected when too many of one player are in progress', async () => {
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { accessToken: bearer } = await newSession(api);
    const slowUploads: ClientRequest[] = [];
    const startSlowUpload = () => {
      const upload = request(`${url}/api/v1/shared/client/profile/update`, {
        method: 'PUT',
        headers: {
          key: API_KEY,
          authorization: `Bearer ${bearer}`,
          'content-type': 'multipart/form-data; boundary=b',
        },
      });
      upload.on('error', () => undefined);
      upload.write('--b');
      slowUploads.push(upload);
    };
    const photo = { bytes: await createJpeg() };
    const sendPhoto = async (token: string) =>
      (await api.call(UPDATE, { bearer: token, ...(await createForm({ photo })) })).status;
    await waitUntil(async () => {
      const status = await sendPhoto(bearer);
      // Starts one more after each poll, because an upload that arrives during a poll may be rejected.
      startSlowUpload();
      return status === 429;
    });
    const other = await newSession(api);
    expect(await sendPhoto(other.accessToken)).toBe(200);
    slowUploads.forEach((upload) => upload.destroy());
    await waitUntil(async () => (await sendPhoto(bearer)) === 200);
  });
});

describe('slow forms of several players', () => {
  const app = Fastify();
  afterAll(() => app.close());

  test('are canceled for that of another player while they hold all slots', async () => {
    // Stands still, because a slow machine may need longer than the grace period to fill all slots.
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    let counted = 0;
    app.addHook('onRequest', async (request) => {
      request.player = { accountId: request.headers.player } as typeof request.player;
    });
    registerErrorHandler(app);
    registerMultipart(app as unknown as Api, async () => void (counted += 1));
    app.put('/', async () => 'done');
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const responses: IncomingMessage[] = [];
    const slowUploads = Array.from({ length: SLOTS }, (_, index) => {
      const upload = request(url, {
        method: 'PUT',
        headers: {
          player: `player-${Math.floor(index / SLOTS_PER_PLAYER)}`,
          'content-type': 'multipart/form-data; boundary=b',
        },
      });
      upload.on('response', (response) => responses.push(response));
      upload.on('error', () => undefined);
      upload.write('--b');
      return upload;
    });
    await waitUntil(() => counted === SLOTS);
    const sent = await createForm({ name: 'Ada' });
    const send = async () => {
      const { headers, body } = sent;
      const response = await fetch(url, {
        method: 'PUT',
        headers: { ...headers, player: 'ada' },
        body: new Uint8Array(body),
      });
      await response.text();
      return response.status;
    };
    expect(await send()).toBe(429);
    now += GRACE_MS;
    expect(await send()).toBe(200);
    await waitUntil(() => responses.length > 0);
    const [canceled] = responses;
    const body = await text(canceled!);
    // Before the assertions, because the server waits for the uploads when it closes.
    slowUploads.forEach((upload) => upload.destroy());
    expect([responses.length, canceled!.statusCode, canceled!.headers['retry-after']]).toEqual([1, 503, '5']);
    expect(body).toContain('Your upload was canceled because other players were waiting.');
  });
});

describe('forms that wait for the conversion of their image', () => {
  const app = Fastify();
  afterAll(() => app.close());

  test('keep their slot after they have been read, even when the client disconnects', async () => {
    const finishRequests: (() => void)[] = [];
    let closed = 0;
    app.addHook('onRequest', async (request) => {
      request.player = { accountId: 'ada' } as typeof request.player;
    });
    app.setErrorHandler((error, _, reply) => reply.code(error instanceof DomainError ? 429 : 500).send());
    registerMultipart(app as unknown as Api, async () => undefined);
    app.put('/', (_, { raw }) => {
      raw.on('close', () => (closed += 1));
      return new Promise((resolve) => finishRequests.push(() => resolve('done')));
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
    await waitUntil(() => finishRequests.length === SLOTS_PER_PLAYER);
    expect(await send()).toBe(429);
    disconnecting.abort();
    expect(await Promise.all(disconnected)).toEqual(disconnected.map(() => 'disconnected'));
    await waitUntil(() => closed === SLOTS_PER_PLAYER);
    expect(await send()).toBe(429);
    finishRequests.forEach((finish) => finish());
    const next = send();
    await waitUntil(() => finishRequests.length === SLOTS_PER_PLAYER + 1);
    finishRequests.at(-1)?.();
    expect(await next).toBe(200);
  });
});
