import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendFile } from './sendFile';

let dir: string;
let server: Server;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'send-'));
  server = createServer(
    ({ url = '' }, response) => void sendFile(join(dir, url), response, { 'x-header': 'kept' }),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
  rmSync(dir, { recursive: true });
});

const get = (path: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}/${path}`);

test('sends a file with its content type and no-store', async () => {
  writeFileSync(join(dir, 'entry.js'), 'export {}');
  const { status, headers } = await get('entry.js');
  expect([
    status,
    headers.get('content-type'),
    headers.get('cache-control'),
    headers.get('x-header'),
  ]).toEqual([200, 'text/javascript; charset=utf-8', 'no-store', 'kept']);
});

test('responds with 404 to a request for a folder and for a missing file, with the additional headers', async () => {
  mkdirSync(join(dir, 'folder'));
  for (const path of ['folder', 'gone.js']) {
    const { status, headers } = await get(path);
    expect([status, headers.get('x-header')]).toEqual([404, 'kept']);
  }
});
