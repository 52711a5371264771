import { fail, offline, ok, setVisibility, type FakeResponse } from '@hashgrid/testing';
import {
  logInWithExpiredToken,
  requireRefreshedToken,
  setCookie,
  startTab,
  testApi,
} from '../../test/startTab';
import { pause } from '../../test/pause';
import { sessionReplaced } from '../session/sessionSlice';
import { api } from './api';

const REVOKED = fail(401, 'Ended', { statusCode: 5001 });

afterEach(() => jest.useRealTimers());

describe('requests', () => {
  test('[C1] carry the API key and the bearer token, and resolve with the body only', async () => {
    setCookie('accessToken', 'access-1');
    const { fake, get } = startTab({ 'GET /numbers/:n': ok(7, 'Here') });
    const { data } = await get(7);
    expect(data).toEqual({ message: 'Here', data: 7 });
    expect(fake.calls[0]?.headers).toMatchObject({ key: 'test-key', authorization: 'Bearer access-1' });
  });

  test.each([
    [90, 90],
    [-1, undefined],
    ['soon', undefined],
  ])('keep a retryAfter of %s only if it is valid', async (retryAfter, expected) => {
    const { get } = startTab({
      'GET /numbers/:n': { status: 429, body: { statusCode: 4290, message: 'Slow down', retryAfter } },
    });
    expect((await get(7)).error).toEqual({ statusCode: 4290, message: 'Slow down', retryAfter: expected });
  });

  test.each([
    [{ addressProof: 'proof', expiresAt: '2026-01-01T00:15:00.000Z' }, true],
    [{ addressProof: 7, expiresAt: '2026-01-01T00:15:00.000Z' }, false],
    ['proof', false],
  ])('keep the error data %j only if it is an address proof', async (data, isKept) => {
    const { get } = startTab({
      'GET /numbers/:n': { status: 403, body: { statusCode: 5005, message: 'Unknown wallet', data } },
    });
    const { error } = await get(7);
    expect(error).toEqual({ statusCode: 5005, message: 'Unknown wallet', ...(isKept && { data }) });
  });

  test('[C1] have no bearer token for a guest', async () => {
    const { fake, get } = startTab({ 'GET /numbers/:n': ok(7) });
    await get(7);
    expect(fake.calls[0]?.headers).not.toHaveProperty('authorization');
    expect(fake.calls[0]?.headers).toHaveProperty('key', 'test-key');
  });

  test('[C1] reject with the body of an error response', async () => {
    const { get } = startTab({ 'GET /numbers/:n': fail(422, 'Bad number', { errors: { n: ['Too odd'] } }) });
    const { error } = await get(7);
    expect(error).toEqual({ statusCode: 422, message: 'Bad number', errors: { n: ['Too odd'] } });
  });

  test('[A3] use the two-factor token as bearer while there is no access token', async () => {
    setCookie('gg2FAToken', 'two-factor-1');
    const { fake, get } = startTab({ 'GET /numbers/:n': ok(7) });
    await get(7);
    expect(fake.calls[0]?.headers.authorization).toBe('Bearer two-factor-1');
  });

  test('[C14] authorize a two-factor code by its own token even while there is an access token', async () => {
    setCookie('accessToken', 'access-1');
    setCookie('gg2FAToken', 'two-factor-1');
    const { fake, get, store } = startTab({
      'GET /numbers/:n': ok(7),
      'POST /auth/client/gg-2fa/valid': ok({ accessToken: 'access-2' }),
    });
    await store.dispatch(testApi.endpoints.submitCode.initiate());
    await get(7);
    expect(fake.calls.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer two-factor-1',
      'Bearer access-1',
    ]);
  });

  test('[E7] send form data unchanged', async () => {
    const { fake, store } = startTab({ 'PUT /photo': ok(null) });
    const form = new FormData();
    await store.dispatch(testApi.endpoints.upload.initiate(form));
    expect(fake.calls[0]?.body).toBe(form);
    expect(fake.calls[0]?.headers).not.toHaveProperty('content-type');
  });

  test('[E7] send form data again after a refresh, and give it more time than other requests', async () => {
    logInWithExpiredToken();
    const form = new FormData();
    form.set('name', 'Ada');
    jest.useFakeTimers({ advanceTimers: true });
    const timeoutMs = 60_000;
    const { fake, store } = startTab(
      {
        'PUT /photo': async (request) => {
          await jest.advanceTimersByTimeAsync(1.5 * timeoutMs);
          return requireRefreshedToken(request);
        },
        'POST /shared/auth/refresh': ok({ accessToken: 'access-2' }),
      },
      timeoutMs,
    );
    const { data } = await store.dispatch(testApi.endpoints.upload.initiate(form));
    expect(data).toEqual({ data: 'number' });
    expect(fake.callsTo('PUT /photo').map(({ body }) => body)).toEqual([form, form]);
  });

  test('can fetch an image with the bearer token', async () => {
    setCookie('accessToken', 'access-1');
    const { fake, store } = startTab({ 'GET /picture': { status: 200, body: 'not really a picture' } });
    const { data } = await store.dispatch(testApi.endpoints.getPicture.initiate());
    expect(await data?.text()).toBe('not really a picture');
    expect(fake.calls[0]?.headers).toMatchObject({ authorization: 'Bearer access-1', accept: '*/*' });
  });

  test('[C1] parse the error body even if an image was requested', async () => {
    const { store, getToasts } = startTab({ 'GET /picture': fail(404, 'No picture') });
    const { error } = await store.dispatch(testApi.endpoints.getPicture.initiate());
    expect(error).toMatchObject({ statusCode: 404, message: 'No picture' });
    expect(getToasts()).toEqual(['No picture']);
  });

  test('omit missing query parameters', async () => {
    const { fake, store } = startTab({ 'GET /search': ok([]) });
    await store.dispatch(testApi.endpoints.search.initiate());
    expect(fake.calls[0]?.query).toEqual({ q: 'a b', limit: '5' });
  });

  test('that are aborted show no error', async () => {
    const { get, getToasts } = startTab({ 'GET /numbers/:n': () => new Promise<never>(() => {}) });
    const request = get(7);
    request.abort();
    await request;
    await pause();
    expect(getToasts()).toEqual([]);
  });

  test('that need a session are not sent without a token', async () => {
    const { fake, store } = startTab({});
    const { error } = await store.dispatch(api.endpoints.getWallets.initiate());
    expect(error).toMatchObject({ statusCode: 401 });
    expect(fake.calls).toEqual([]);
  });
});

describe('other responses', () => {
  test('[X3] show the server message in an error toast', async () => {
    const { get, getToasts } = startTab({ 'GET /numbers/:n': fail(409, 'Taken') });
    await get(7);
    expect(getToasts()).toEqual(['Taken']);
  });

  test('[X3] show no toast if the request is quiet', async () => {
    const { store, getToasts } = startTab({ 'GET /numbers/:n': fail(409, 'Taken') });
    const { error } = await store.dispatch(testApi.endpoints.getQuietly.initiate());
    expect(error).toMatchObject({ message: 'Taken' });
    expect(getToasts()).toEqual([]);
  });

  test.each([
    [401, 401],
    [401, 5003],
    [403, 5000],
  ])('[X3] with status %i and code %i show their message without a refresh', async (status, statusCode) => {
    logInWithExpiredToken();
    const { fake, get, getToasts, store } = startTab({
      'GET /numbers/:n': fail(status, 'Not you', { statusCode }),
    });
    await get(7);
    expect(getToasts()).toEqual(['Not you']);
    expect(fake.calls).toHaveLength(1);
    expect(store.getState().session.redirect).toBeNull();
  });

  test.each(['getNumber', 'getQuietly'] as const)(
    'of a revoked session log out and show the message, as the page that could show it is left: %s',
    async (name) => {
      logInWithExpiredToken();
      const { get, getToasts, store } = startTab({ 'GET /numbers/:n': REVOKED });
      if (name === 'getNumber') await get(7);
      else await store.dispatch(testApi.endpoints.getQuietly.initiate());
      expect(getToasts()).toEqual(['Ended']);
      expect(store.getState().session.redirect).toEqual({ to: '/login', shouldReturn: true });
      expect(document.cookie).toBe('');
    },
  );

  test('of a revoked session show the message in a hidden tab once it is visible', async () => {
    logInWithExpiredToken();
    const { get, getToasts } = startTab({ 'GET /numbers/:n': REVOKED });
    setVisibility('hidden');
    await get(7);
    expect(getToasts()).toEqual([]);
    setVisibility('visible');
    expect(getToasts()).toEqual(['Ended']);
  });

  test('of a revoked session show no message in a hidden tab that has another session by the time it is visible', async () => {
    logInWithExpiredToken();
    const { get, getToasts, store } = startTab({ 'GET /numbers/:n': REVOKED });
    setVisibility('hidden');
    await get(7);
    store.dispatch(sessionReplaced());
    setVisibility('visible');
    expect(getToasts()).toEqual([]);
  });

  test('[X3] show an equal message once, and the offline message once until a request succeeds', async () => {
    let isDown = true;
    const { get, store, getToasts, services } = startTab({
      'GET /numbers/:n': () => (isDown ? offline() : ok(1)),
    });
    // A quiet failure, such as that of live events, must not count as the first one shown.
    await store.dispatch(testApi.endpoints.getQuietly.initiate());
    expect(getToasts()).toEqual([]);
    await Promise.all([get(1), get(2), get(3)]);
    expect(getToasts()).toHaveLength(1);
    services.toasts.close(services.toasts.get()[0]!.id);
    await get(4);
    expect(getToasts()).toHaveLength(0);
    isDown = false;
    expect((await get(5)).data).toBeDefined();
    isDown = true;
    await get(6);
    expect(getToasts()).toHaveLength(1);
  });

  test('[X3] do not show the offline message again after an error that the API sent meanwhile', async () => {
    let fails: () => FakeResponse = offline;
    const { get, getToasts, services } = startTab({ 'GET /numbers/:n': () => fails() });
    await get(1);
    services.toasts.close(services.toasts.get()[0]!.id);
    fails = () => fail(409, 'Taken');
    await get(2);
    fails = offline;
    await get(3);
    expect(getToasts()).toEqual(['Taken']);
  });

  test.each([
    ['HTML and an error status', { status: 502, body: '<h1>Bad gateway</h1>' }, 502],
    ['HTML and a success status', { status: 200, body: '<!doctype html>' }, 200],
    ['broken JSON', { status: 200, body: '{"data":' }, 200],
    ['a message that is an object', { status: 500, body: { message: { html: '<b>' } } }, 500],
    ['null', { status: 500, body: 'null' }, 500],
  ])('[X3] with %s get a default message', async (_, response, statusCode) => {
    const { get, getToasts } = startTab({ 'GET /numbers/:n': response });
    expect((await get(7)).error).toMatchObject({ statusCode });
    expect(getToasts()).toEqual([
      expect.stringMatching(/^(Something went wrong|We got an unexpected response)/),
    ]);
  });

  test('that succeed with no body or with null result in an empty object', async () => {
    const { get } = startTab({
      'GET /numbers/1': { status: 204, body: null },
      'GET /numbers/2': { status: 200, body: 'null' },
    });
    expect((await get(1)).data).toEqual({});
    expect((await get(2)).data).toEqual({});
  });

  test('that never arrive time out', async () => {
    const { get, getToasts } = startTab({}, 20);
    window.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    expect((await get(7)).error).toMatchObject({ statusCode: 0 });
    expect(getToasts()).toHaveLength(1);
  });
});
