import { createFakeApi, fail, offline, ok, sampleProfile } from '@hashgrid/testing';
import {
  EXPIRED,
  logInWithExpiredToken,
  requireRefreshedToken,
  setCookie,
  startTab,
  testApi,
} from '../../test/startTab';
import { pause } from '../../test/pause';
import { api } from './api';

describe('an expired access token', () => {
  test('[X1] is refreshed with the refresh token, stored, and the request replayed', async () => {
    logInWithExpiredToken();
    const { fake, get, getToasts } = startTab({
      'GET /numbers/:n': requireRefreshedToken,
      'POST /shared/auth/refresh': ok({ accessToken: 'access-2', refreshToken: 'refresh-2' }),
    });
    expect((await get(7)).data).toEqual({ data: 'number' });
    expect(fake.callsTo('POST /shared/auth/refresh')[0]?.headers.authorization).toBe('Bearer refresh-1');
    expect(document.cookie).toContain('accessToken=access-2');
    expect(document.cookie).toContain('refreshToken=refresh-2');
    expect(getToasts()).toEqual([]);
  });

  test('[X1] replays a payment with its body and its idempotency key', async () => {
    logInWithExpiredToken();
    const { fake, store } = startTab({
      'POST /payments': requireRefreshedToken,
      'POST /shared/auth/refresh': ok({ accessToken: 'access-2' }),
    });
    await store.dispatch(testApi.endpoints.pay.initiate({ amount: '2.5' }));
    expect(fake.callsTo('POST /payments').map(({ body, headers }) => [body, headers])).toEqual(
      ['access-1', 'access-2'].map((token) => [
        { amount: '2.5' },
        expect.objectContaining({ authorization: `Bearer ${token}`, 'idempotency-key': 'key-1' }),
      ]),
    );
  });

  test('[X4] of twenty concurrent requests causes one refresh and twenty replays', async () => {
    logInWithExpiredToken();
    const { fake, get } = startTab({
      'GET /numbers/:n': requireRefreshedToken,
      'POST /shared/auth/refresh': ok({ accessToken: 'access-2' }),
    });
    const responses = await Promise.all(Array.from({ length: 20 }, (_, number) => get(number)));
    expect(responses.every(({ data }) => data)).toBe(true);
    expect(fake.callsTo('POST /shared/auth/refresh')).toHaveLength(1);
    expect(fake.callsTo('GET /numbers/:n')).toHaveLength(40);
  });

  test('[X4] of twenty concurrent requests causes one refresh even if that fails', async () => {
    logInWithExpiredToken();
    const { fake, get, getToasts } = startTab({
      'GET /numbers/:n': requireRefreshedToken,
      'POST /shared/auth/refresh': fail(503, 'Busy'),
    });
    await Promise.all(Array.from({ length: 20 }, (_, number) => get(number)));
    expect(fake.callsTo('POST /shared/auth/refresh')).toHaveLength(1);
    expect(getToasts()).toEqual(['Busy']);
  });

  test('[X4] of two tabs causes one refresh, and the second tab uses the token of the first', async () => {
    logInWithExpiredToken();
    const first = startTab({});
    const second = startTab({});
    const fake = createFakeApi({
      'GET /numbers/:n': requireRefreshedToken,
      'POST /shared/auth/refresh': async () => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        return ok({ accessToken: 'access-2', refreshToken: 'refresh-2' });
      },
    });
    window.fetch = fake.fetch;
    const responses = await Promise.all([first.get(1), second.get(2)]);
    expect(responses.map(({ data }) => data)).toEqual([{ data: 'number' }, { data: 'number' }]);
    expect(fake.callsTo('POST /shared/auth/refresh')).toHaveLength(1);
  });

  test('[X1] that expires again after the refresh ends in an error, not in a loop', async () => {
    logInWithExpiredToken();
    const { fake, get, getToasts } = startTab({
      'GET /numbers/:n': EXPIRED,
      'POST /shared/auth/refresh': ok({ accessToken: 'access-2' }),
    });
    expect((await get(7)).error).toMatchObject({ statusCode: 5000 });
    expect(fake.callsTo('GET /numbers/:n')).toHaveLength(2);
    expect(fake.callsTo('POST /shared/auth/refresh')).toHaveLength(1);
    expect(getToasts()).toEqual(['Expired']);
  });

  test('[X1] does not replay a request that has been aborted during the refresh', async () => {
    logInWithExpiredToken();
    const { fake, get } = startTab({
      'GET /numbers/:n': requireRefreshedToken,
      'POST /shared/auth/refresh': () => {
        request.abort();
        return ok({ accessToken: 'access-2' });
      },
    });
    const request = get(7);
    await request;
    await pause();
    expect(document.cookie).toContain('accessToken=access-2');
    expect(fake.callsTo('GET /numbers/:n')).toHaveLength(1);
  });

  test('[X2] that cannot be refreshed ends the session: clears the user and two cookies, redirects to the login page, says why', async () => {
    logInWithExpiredToken();
    setCookie('gg2FAToken', 'two-factor-1');
    const { get, getToasts, store } = startTab({
      'GET /shared/client/profile': ok(sampleProfile),
      'GET /numbers/:n': EXPIRED,
      'POST /shared/auth/refresh': fail(401, 'No'),
    });
    await store.dispatch(api.endpoints.getProfile.initiate());
    expect(store.getState().user.user).toEqual(sampleProfile);
    await get(7);
    expect(store.getState().session).toMatchObject({ status: 'guest', redirect: { to: '/login' } });
    expect(store.getState().user.user).toBeNull();
    expect(document.cookie).toBe('gg2FAToken=two-factor-1');
    expect(getToasts()).toEqual(['Your session has ended. Please log in again.']);
  });

  test('[X2] without a refresh token ends the session without a request', async () => {
    setCookie('accessToken', 'access-1');
    const { fake, get, store } = startTab({ 'GET /numbers/:n': EXPIRED });
    await get(7);
    expect(store.getState().session.redirect).toMatchObject({ to: '/login' });
    expect(fake.calls).toHaveLength(1);
  });

  test.each([
    ['the network is down', () => offline()],
    ['the server fails', fail(503, 'Busy')],
    ['the server is rate limiting', fail(429, 'Slow down')],
  ])('[X2] keeps the session when the refresh is inconclusive because %s', async (_, refresh) => {
    logInWithExpiredToken();
    const { get, store } = startTab({ 'GET /numbers/:n': EXPIRED, 'POST /shared/auth/refresh': refresh });
    expect((await get(7)).error).toBeDefined();
    expect(store.getState().session.redirect).toBeNull();
    expect(document.cookie).toContain('refreshToken=refresh-1');
  });
});
