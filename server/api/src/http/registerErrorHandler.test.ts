import fastify from 'fastify';
import { openTestApi } from '../../test/openTestApi';
import { registerErrorHandler } from './registerErrorHandler';

test('logs an unexpected error without the values of its statement and does not reveal it', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } });
  registerErrorHandler(app);
  app.get('/', () => {
    throw Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com) already exists.',
      params: ['ada@example.com', 'http://hashgrid.test/reset-password?token=abc'],
    });
  });
  const { statusCode, body } = await app.inject('/');
  expect(statusCode).toBe(500);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('duplicate key');
  expect(lines[0]).toContain('23505');
  for (const text of [lines[0], body]) expect(text).not.toMatch(/ada@|token=/);
});

describe('text that the database cannot store', () => {
  const api = openTestApi();
  const email = 'a\u0000@example.com';

  test.each<[string, object?]>([
    ['POST /public/auth/login/credential', { email, password: 'not-the-password' }],
    ['POST /public/reset-password/request', { email }],
    ['GET /public/referral/a%00b', undefined],
  ])('is a client error in %s', async (line, body) => {
    const response = await api.call(line, { body });
    expect([response.status, response.body]).toEqual([
      400,
      { statusCode: 400, message: 'We couldn’t process that request.' },
    ]);
  });
});
