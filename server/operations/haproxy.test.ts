import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findUnusedPort } from '@hashgrid/connection';
import { waitUntil } from '@hashgrid/api/test/waitUntil';
import { startHaproxy } from './startHaproxy';

const isInstalled = (): boolean => {
  try {
    execFileSync('haproxy', ['-v']);
    return true;
  } catch {
    return false;
  }
};
const canRun = isInstalled();
const testIfInstalled = canRun ? test : test.skip;
const skipped = canRun ? '' : ' (skipped: HAProxy is not installed here)';

/** Ports at which nothing listens. */
const UNUSED_PORTS = [1, 1, 1];

/** A server whose `/readyz` a test controls. It responds to all other requests with its name. */
interface TestServer {
  port: number;
  isReady: boolean;
  /** Number of requests to `/readyz`. */
  checks: number;
  server: Server;
}

const openServers: Server[] = [];
const closeServer = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  if (server.listening) await new Promise((resolve) => server.close(resolve));
};

const startServer = async (name: string): Promise<TestServer> => {
  const server = createServer((request, response) => {
    if (request.url !== '/readyz') return void response.end(name);
    state.checks += 1;
    response.writeHead(state.isReady ? 200 : 503).end();
  });
  openServers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const state = { port: (server.address() as AddressInfo).port, isReady: false, checks: 0, server };
  return state;
};

let haproxy: Awaited<ReturnType<typeof startHaproxy>> | undefined;
afterEach(async () => {
  await haproxy?.close();
  haproxy = undefined;
  for (const server of openServers.splice(0)) await closeServer(server);
});

/** Starts HAProxy in front of two gateways that are not ready, and waits until HAProxy has noticed that. */
const startBalancer = async () => {
  const gateways = [await startServer('gateway1'), await startServer('gateway2')] as const;
  const [players, api] = [await findUnusedPort('127.0.0.1'), await findUnusedPort('127.0.0.1')];
  const gatewayPorts = gateways.map(({ port }) => port);
  haproxy = await startHaproxy({ players, api, gateways: gatewayPorts, apis: UNUSED_PORTS }, () => undefined);
  // HAProxy starts the second check only after it has evaluated the first one.
  await waitUntil(() => gateways.every(({ checks }) => checks > 1));
  const { url } = haproxy;
  const readResponses = async () => {
    const responses = new Set<string>();
    for (let count = 0; count < 10; count += 1) {
      const response = await fetch(url);
      responses.add(response.ok ? await response.text() : String(response.status));
    }
    return [...responses].sort();
  };
  return { gateways, haproxy, readResponses };
};

testIfInstalled(`sends requests to all gateways while none is ready${skipped}`, async () => {
  const { gateways, readResponses } = await startBalancer();
  expect(await readResponses()).toEqual(['gateway1', 'gateway2']);
  await closeServer(gateways[0].server);
  expect(await readResponses()).toEqual(['gateway2']);
});

testIfInstalled(`sends requests only to the gateway that is ready${skipped}`, async () => {
  const { gateways, haproxy: running, readResponses } = await startBalancer();
  gateways[1].isReady = true;
  await running.waitUntilUp('gateway2');
  expect(await readResponses()).toEqual(['gateway2']);
});

testIfInstalled(`hides the readiness of gateways from players${skipped}`, async () => {
  const { haproxy: running } = await startBalancer();
  for (const path of ['/readyz', '/readyz?now', '/%72eadyz'])
    expect((await fetch(running.url + path)).status).toBe(404);
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
});
