import { join } from 'node:path';
import { ArtifactStoreError, type ArtifactStore } from '@hashgrid/contracts/releases';
import fastify, { type FastifyInstance } from 'fastify';
import { createRelease, REGISTRY, writeRegistry } from './test/createFixtureStore';
import { openTestGateway } from './test/openTestGateway';

const testGateway = openTestGateway();

test('reports in /healthz that the process runs, and in /readyz what is missing', async () => {
  expect((await testGateway.gateway.inject('/healthz')).statusCode).toBe(200);
  const ready = await testGateway.gateway.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json().reasons).toEqual(['The product API is not ready.']);
});

describe('with the product API', () => {
  let api: FastifyInstance;
  let apiUrl: string;
  let apiStatus: number;
  let handleCheck: () => void;

  beforeEach(async () => {
    apiStatus = 200;
    handleCheck = () => undefined;
    api = fastify({ forceCloseConnections: true });
    api.get('/readyz', async (_request, reply) => {
      handleCheck();
      return reply.code(apiStatus).send({});
    });
    apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
    await testGateway.reopen({ apiUrl });
  });
  afterEach(() => api.close());

  test('is ready once shell and API are ready', async () => {
    expect((await testGateway.gateway.inject('/readyz')).json()).toEqual({ status: 'ready', revision: 1 });
  });

  test('is ready when the response of the API arrived while the machine was paused', async () => {
    const startTimer = globalThis.setTimeout;
    const expirations: (() => void)[] = [];
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
      if (ms !== 2_000) return startTimer(run, ms);
      expirations.push(run);
    }) as typeof setTimeout);
    const timeout = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    handleCheck = () => {
      const later = performance.now() + 20_000;
      jest.spyOn(performance, 'now').mockImplementation(() => later);
      // Timers run before the response is read.
      for (const expire of expirations.splice(0)) expire();
      timeout.abort();
    };
    expect((await testGateway.gateway.inject('/readyz')).json()).toEqual({ status: 'ready', revision: 1 });
  });

  test.each([404, 500, 503])(
    'is not ready while the readiness check of the API returns %i',
    async (status) => {
      apiStatus = status;
      const response = await testGateway.gateway.inject('/readyz');
      expect(response.statusCode).toBe(503);
      expect(response.json()).toEqual({ status: 'not ready', reasons: ['The product API is not ready.'] });
      expect(response.body).not.toContain(apiUrl);
    },
  );
});

test('shares one check among concurrent and rapid requests', async () => {
  const check = jest.fn(async () => undefined);
  const store = { listFiles: async () => [], check } as unknown as ArtifactStore;
  const cacheDir = join(testGateway.releasesDir, 'cache');
  await testGateway.reopen({ artifacts: { store, cacheDir, maxBytes: 1 } });
  jest.spyOn(testGateway.gateway.log, 'error').mockImplementation(() => undefined);
  const requestReadiness = () => testGateway.gateway.inject('/readyz');
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  await Promise.all([requestReadiness(), requestReadiness()]);
  await requestReadiness();
  expect(check).toHaveBeenCalledTimes(1);
  now += 1_000;
  await requestReadiness();
  expect(check).toHaveBeenCalledTimes(2);
});

test('checks again as soon as the registry has changed', async () => {
  const { gateway, releasesDir } = testGateway;
  jest.spyOn(gateway.log, 'error').mockImplementation(() => undefined);
  await gateway.inject('/readyz');
  const current = createRelease('shell', 'missing', REGISTRY.shell!.current.descriptor);
  writeRegistry(releasesDir, { ...REGISTRY, revision: 2, shell: { current, previous: [] } });
  expect((await gateway.inject('/readyz')).json().reasons).toContain(
    'shell 1.0.0-missing: shell.js is missing.',
  );
});

test('keeps running when the check of the live releases fails, and logs why', async () => {
  const store = { listFiles: () => Promise.reject(new Error('EIO: i/o error')) } as unknown as ArtifactStore;
  const cacheDir = join(testGateway.releasesDir, 'cache');
  await testGateway.reopen({ artifacts: { store, cacheDir, maxBytes: 1 } });
  const line = 'Could not check the live releases: EIO: i/o error';
  const lines: unknown[] = [];
  jest.spyOn(testGateway.gateway.log, 'error').mockImplementation((message) => void lines.push(message));
  // No page is requested: its failed request would pause requests to the store, and the check would get that error.
  await testGateway.gateway.listen({ port: 0, host: '127.0.0.1' });
  while (!lines.includes(line)) await new Promise((resolve) => setTimeout(resolve, 10));
  expect((await testGateway.gateway.inject('/healthz')).statusCode).toBe(200);
});

test('logs an outage of the artifact store once, however often readiness is checked', async () => {
  let isDown = true;
  const listFiles = async () => {
    if (isDown) throw new ArtifactStoreError('s3://releases: connect ECONNREFUSED.');
    return [];
  };
  const store = { location: 's3://releases', listFiles, check: async () => undefined };
  const cacheDir = join(testGateway.releasesDir, 'cache');
  await testGateway.reopen({
    artifacts: { store: store as unknown as ArtifactStore, cacheDir, maxBytes: 1 },
  });
  const error = jest.spyOn(testGateway.gateway.log, 'error').mockImplementation(() => undefined);
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const checkReadiness = async () => {
    now += 10_000;
    await testGateway.gateway.inject('/readyz');
  };
  const countReports = () =>
    error.mock.calls.filter(([line]) => String(line).includes('s3://releases')).length;
  for (let check = 0; check < 3; check += 1) await checkReadiness();
  expect(countReports()).toBe(1);
  isDown = false;
  await checkReadiness();
  isDown = true;
  await checkReadiness();
  expect(countReports()).toBe(2);
});
