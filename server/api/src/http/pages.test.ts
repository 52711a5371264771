import type { InjectOptions } from 'fastify';
import { API_KEY, openTestApi } from '../../test/openTestApi';
import { newForm, signUp } from '../../test/players';

describe('API pages', () => {
  const api = openTestApi({ publicUrl: 'http://localhost:3000' });

  test('shows every email with its link in the outbox and logs the link', async () => {
    const form = newForm();
    await signUp(api, form);
    const { body, headers } = await api.app.inject('/outbox');
    expect(body).toContain(form.email);
    expect(body).toContain(`href="http://localhost:3000/activate?token=${api.readEmailedToken()}"`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).not.toContain('<script');
  });

  test('[LG9] shows the outbox in the language of the cookie', async () => {
    const { body } = await api.app.inject({ url: '/outbox', headers: { cookie: 'language=de-DE' } });
    expect(body).toContain('<html lang="de-DE" dir="ltr">');
    expect(body).toContain('<h1>Postausgang</h1>');
  });

  test.each([
    ['from another machine', { remoteAddress: '203.0.113.5' }],
    ['through the gateway from another machine', { headers: { 'x-forwarded-for': '203.0.113.5' } }],
    [
      'for another machine with a forged X-Forwarded-For',
      { remoteAddress: '203.0.113.5', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['under a foreign host name', { headers: { host: 'evil.example:3000' } }],
    [
      'under a foreign host name with a forged X-Forwarded-Host',
      { headers: { host: 'evil.example:3000', 'x-forwarded-host': 'localhost:3000' } },
    ],
  ])('returns 404 for the outbox %s', async (_name, from) => {
    expect((await api.app.inject({ url: '/outbox', ...from })).statusCode).toBe(404);
  });

  test('serves health and readiness checks without an API key', async () => {
    expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await api.app.inject('/readyz')).statusCode).toBe(200);
  });

  test('serves an OpenAPI document, and a page that shows it', async () => {
    const { paths } = (await api.app.inject('/api/v1/docs/json')).json<{ paths: Record<string, object> }>();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/v1/public/auth/login/credential',
        '/api/v1/public/auth/sign-up',
        '/api/v1/shared/client/wallets',
        '/api/v1/auth/transaction/transfer',
      ]),
    );
    expect((await api.app.inject('/api/v1/docs/')).headers['content-type']).toContain('text/html');
  });

  test.each<[string, InjectOptions, number]>([
    ['an unknown path', { method: 'GET', url: '/api/v1/nothing' }, 404],
    [
      'a body that is not JSON',
      {
        method: 'POST',
        url: '/api/v1/public/auth/sign-up',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
      400,
    ],
    [
      'a body that is a form',
      {
        method: 'POST',
        url: '/api/v1/public/auth/sign-up',
        payload: 'a=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      415,
    ],
    [
      'a body that is too long',
      { method: 'POST', url: '/api/v1/public/auth/sign-up', payload: { username: 'x'.repeat(40_000) } },
      413,
    ],
  ])('responds to %s with an error envelope', async (_name, request, status) => {
    const response = await api.app.inject({
      ...request,
      headers: { key: API_KEY, ...request.headers },
    });
    expect([response.statusCode, response.json()]).toEqual([
      status,
      { statusCode: status, message: expect.any(String) },
    ]);
  });
});

describe('API pages under a public URL', () => {
  const api = openTestApi({ publicUrl: 'https://hashgrid.test' });

  test('do not include the outbox', async () => {
    expect((await api.app.inject('/outbox')).statusCode).toBe(404);
  });
});
