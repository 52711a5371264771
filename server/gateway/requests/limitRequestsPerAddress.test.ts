import fastify, { type FastifyInstance } from 'fastify';
import { limitRequestsPerAddress } from './limitRequestsPerAddress';

let server: FastifyInstance;
let finish: () => void;
let arrived: Promise<void>;

beforeEach(() => {
  server = fastify();
  limitRequestsPerAddress(server, 1);
  arrived = new Promise((resolve) => {
    server.get('/slow', async () => {
      resolve();
      await new Promise<void>((done) => (finish = done));
      return {};
    });
  });
  server.get('/', () => ({}));
});
afterEach(() => server.close());

const get = async (url: string, remoteAddress: string) =>
  (await server.inject({ url, remoteAddress })).statusCode;

test.each([
  ['the same IPv4 address', '198.51.100.7', '::ffff:198.51.100.7', 429],
  ['another IPv4 address', '198.51.100.7', '198.51.100.8', 200],
  ['the same /64 prefix', '2001:db8:1:2::1', '2001:db8:1:2:ffff::2', 429],
  ['another /64 prefix', '2001:db8:1:2::1', '2001:db8:1:3::1', 200],
])('counts the open requests of a client for %s', async (_, first, second, status) => {
  const slow = get('/slow', first);
  await arrived;
  expect(await get('/', second)).toBe(status);
  finish();
  expect(await slow).toBe(200);
});
