import { rmSync } from 'node:fs';
import { holdTimeout } from '@hashgrid/connection/test/holdTimeout';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../createGateway';
import { createFixtureStore, createTestConfig } from '../test/createFixtureStore';

const DRAIN_SECONDS = 600;

let releasesDir: string;
let gateway: FastifyInstance;
let url: string;
let closing: Promise<unknown>;
/** Ends the time that load balancers have to notice that the gateway closes. */
let endDrain = (): void => undefined;

beforeEach(async () => {
  releasesDir = createFixtureStore();
  gateway = await createGateway({ ...createTestConfig(releasesDir), drainSeconds: DRAIN_SECONDS });
  url = await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  endDrain();
  await closing;
  jest.restoreAllMocks();
  rmSync(releasesDir, { recursive: true });
});

test('serves new connections while /readyz reports that the gateway is closing, then closes', async () => {
  endDrain = holdTimeout(DRAIN_SECONDS * 1000);
  closing = gateway.close();
  const ready = await fetch(`${url}/readyz`, { headers: { connection: 'close' } });
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'not ready', reasons: ['The gateway is closing.'] },
  ]);
  const page = await fetch(`${url}/login`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  endDrain();
  await closing;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});
