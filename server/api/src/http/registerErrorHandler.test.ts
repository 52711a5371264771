import fastify from 'fastify';
import { createLogOptions } from '@hashgrid/connection';
import { registerErrorHandler } from './registerErrorHandler';

test('logs an unexpected error without the values of its statement and does not reveal it', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: createLogOptions('error', { write: (line) => void lines.push(line) }) });
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

const UNREACHABLE = 'We can’t reach the game server. Please try again in a moment.';
const BUSY = 'The game server is busy. Please try again in a moment.';
test.each([
  [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), UNREACHABLE],
  [Object.assign(new Error('the database system is starting up'), { code: '57P03' }), UNREACHABLE],
  [Object.assign(new Error('getaddrinfo ENOTFOUND database'), { code: 'ENOTFOUND' }), UNREACHABLE],
  [Object.assign(new Error('read ETIMEDOUT'), { code: 'ETIMEDOUT' }), UNREACHABLE],
  [
    Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), { code: '25006' }),
    UNREACHABLE,
  ],
  [Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }), BUSY],
  [Object.assign(new Error('deadlock detected'), { code: '40P01' }), BUSY],
  [Object.assign(new Error('could not serialize access due to concurrent update'), { code: '40001' }), BUSY],
  [Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }), BUSY],
  [new Error('timeout exceeded when trying to connect'), UNREACHABLE],
  [new Error('Query read timeout'), UNREACHABLE],
])(
  'says when to try again while the database is unavailable or busy, and logs why: %s',
  async (error, message) => {
    const lines: string[] = [];
    const app = fastify({ logger: createLogOptions('error', { write: (line) => void lines.push(line) }) });
    registerErrorHandler(app);
    app.get('/', () => {
      throw error;
    });
    const { statusCode, headers, ...response } = await app.inject('/');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(response.json()).toEqual({
      statusCode: 503,
      message,
      retryAfter: 5,
    });
    expect(lines[0]).toContain(error.message);
  },
);

test('says that a path parameter is invalid, not that it is missing', async () => {
  const app = fastify();
  registerErrorHandler(app);
  const params = { type: 'object', properties: { id: { type: 'string', maxLength: 3 } } };
  app.get('/items/:id', { schema: { params } }, () => ({}));
  const response = await app.inject('/items/1234');
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ errors: { id: ['Enter a valid value.'] } });
});
