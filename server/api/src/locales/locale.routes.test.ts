import { fastify } from 'fastify';
import type { Api } from '../http/Api';
import { localeRoutes } from './locale.routes';

const app = fastify() as unknown as Api;
beforeAll(() => localeRoutes(app));
afterAll(() => app.close());

test.each([
  ['the ETag', (etag: string) => etag],
  ['the ETag that a compressing proxy has made weak', (etag: string) => `W/${etag}`],
  ['a list with the ETag', (etag: string) => `"other", ${etag}`],
  ['*', () => '*'],
])(
  'serves the translations of messages, and returns 304 to a client that has them and sends %s',
  async (_, format) => {
    const { headers, body } = await app.inject('/locales/ja-JP.json');
    expect(JSON.parse(body)).toHaveProperty(['Session ended.']);
    const again = await app.inject({
      url: '/locales/ja-JP.json',
      headers: { 'if-none-match': format(String(headers.etag)) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

test.each(['xx-XX.json', '..%2fpackage.json', 'ja-JP'])('returns 404 for %s', async (file) => {
  expect((await app.inject(`/locales/${file}`)).statusCode).toBe(404);
});
