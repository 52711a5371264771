import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, type RunningApi } from '@hashgrid/api';
import { waitUntil } from '@hashgrid/api/test/waitUntil';
import { TEST_MASTER_KEYS } from '@hashgrid/api/test/masterKeys';
import { createMigratedDatabase } from '@hashgrid/api/test/newDatabase';
import { createGateway } from '@hashgrid/gateway';
import { NO_THIRD_PARTY_TELEMETRY, DEFAULT_WALLET_SETTINGS } from '@hashgrid/contracts';
import { serveMetrics, type RunningMetrics } from './serveMetrics';

const HOST = '127.0.0.1';

let metrics: RunningMetrics;
const openMetrics = async () => {
  metrics = await serveMetrics({ host: HOST, port: 0 });
};

const read = async () => (await fetch(metrics.url)).text();

describe('a metrics server', () => {
  beforeEach(openMetrics);
  afterEach(() => metrics.close());

  test('serves nothing but the metrics', async () => {
    const response = await fetch(metrics.url);
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await response.text()).toContain('\nprocess_resident_memory_bytes ');
    expect((await fetch(metrics.url.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(metrics.url, { method: 'POST' })).status).toBe(404);
  });

  test('counts requests by route template and status class', async () => {
    for (const status of [200, 204, 503])
      metrics.monitor.requestEnded({
        server: 'api',
        method: 'GET',
        route: '/nodes/:id',
        status,
        seconds: 0.2,
      });
    const name = 'hashgrid_http_request_duration_seconds_count';
    const text = await read();
    expect(text).toContain(`${name}{server="api",method="GET",route="/nodes/:id",status="2xx"} 2`);
    expect(text).toContain(`${name}{server="api",method="GET",route="/nodes/:id",status="5xx"} 1`);
  });

  test('leaves out a gauge that can’t be read, and keeps the others', async () => {
    const gauge = { name: 'waiting', help: 'Waits.', label: 'queue' };
    metrics.monitor.addGauge({ ...gauge, read: () => Promise.reject(new Error('no database')) });
    metrics.monitor.addGauge({ ...gauge, read: () => ({ emails: 3 }) });
    metrics.monitor.addGauge({
      ...gauge,
      name: 'broken',
      read: () => Promise.reject(new Error('no database')),
    });
    const text = await read();
    expect(text).toContain('waiting{queue="emails"} 3');
    expect(text).not.toContain('\nbroken{');
  });
});

describe('metrics of a gateway and an API', () => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof createMigratedDatabase>>;
  let api: RunningApi;
  let gateway: Awaited<ReturnType<typeof createGateway>>;
  let url: string;

  beforeAll(async () => {
    await openMetrics();
    dataDir = await mkdtemp(join(tmpdir(), 'hashgrid-metrics-'));
    database = await createMigratedDatabase();
    const shared = {
      publicUrl: 'http://localhost',
      apiKey: 'k',
      gameName: 'Hashgrid',
      monitor: metrics.monitor,
    };
    api = await startApi({
      ...shared,
      dataDir,
      databaseUrl: database.url,
      host: HOST,
      port: 0,
      trustProxy: HOST,
      masterKeys: TEST_MASTER_KEYS,
      log: () => undefined,
    });
    gateway = await createGateway({
      ...shared,
      releasesDir: join(dataDir, 'releases'),
      registryFile: join(dataDir, 'gateway', 'registry.json'),
      apiUrl: api.url,
      trustedProxies: '',
      requestsPerAddress: 256,
      connectionsPerAddress: 1024,
      links: { support: 'http://localhost', community: [] },
      wallet: DEFAULT_WALLET_SETTINGS,
      telemetry: NO_THIRD_PARTY_TELEMETRY,
    });
    url = await gateway.listen({ host: HOST, port: 0 });
  });
  afterAll(async () => {
    await gateway.close();
    await api.close();
    await database.drop();
    await metrics.close();
    rmSync(dataDir, { recursive: true });
  });

  test('include requests to both, the queues and the live revision', async () => {
    await fetch(`${url}/api/v1/public/referral/ABC123`, { headers: { key: 'k' } });
    // Waits, because a request is measured when its response has been sent completely, which may be after the client has received it.
    const text = await waitUntil(async () => {
      const current = await read();
      const isMeasured = ['gateway', 'api'].every((server) => current.includes(`_count{server="${server}"`));
      return isMeasured && current;
    });
    expect(text).toMatch(/_count\{server="gateway",method="GET",route="\/api\/\*",status="[24]xx"\} 1/);
    expect(text).toMatch(
      /_count\{server="api",method="GET",route="\/api\/v1\/public\/referral\/:code",status="[24]xx"\} 1/,
    );
    expect(text).toContain('hashgrid_live_revision{server="gateway"} 0');
    expect(text).toContain('hashgrid_open_event_streams{server="api"} 0');
    expect(text).toContain('hashgrid_open_requests{server="gateway"} ');
    expect(text).toContain('hashgrid_queue_size{queue="emails"} 0');
    expect(text).toMatch(/hashgrid_queue_size\{queue="blocks"\} \d+\n/);
    expect(text).not.toContain('ABC123');
  });

  test('are not served on the port of players', async () => {
    for (const origin of [url, api.url])
      expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain('hashgrid_');
  });
});
