import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FILES_MANIFEST } from '@hashgrid/contracts/releases';
import { openTestGateway } from '../test/openTestGateway';
import { computeTextIntegrity } from '../test/createFixtureStore';

const SHELL_DIR = 'shell/1.0.0-aa';
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const testGateway = openTestGateway();
const writeFile = (file: string, content: string | Uint8Array) =>
  writeFileSync(join(testGateway.releasesDir, SHELL_DIR, file), content);
const getLogo = (headers = {}) => testGateway.gateway.inject({ url: '/logo.svg', headers });

beforeEach(() => {
  jest.spyOn(testGateway.gateway.log, 'error').mockImplementation(() => undefined);
  writeFile(FILES_MANIFEST, JSON.stringify({ 'public/logo.svg': computeTextIntegrity(LOGO) }));
});

test('does not serve a damaged public file, nor lets the response be cached', async () => {
  writeFile('public/logo.svg', LOGO.slice(0, 20));
  const { statusCode, headers } = await getLogo();
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  writeFile('public/logo.svg', LOGO);
  expect((await getLogo()).body).toBe(LOGO);
});

test('serves a public file whose compressed copy is damaged from an intact one', async () => {
  writeFile('public/logo.svg.br', new Uint8Array(brotliCompressSync('<svg>other</svg>')));
  const { statusCode, headers, body } = await getLogo({ 'accept-encoding': 'br' });
  expect([statusCode, body]).toEqual([200, LOGO]);
  expect(headers).not.toHaveProperty('content-encoding');
});

test('serves the page of the app at a path that is not a public file', async () => {
  for (const url of ['/wallet', '/assets%5Cflags%5Cus', '/logo%00'])
    expect((await testGateway.gateway.inject(url)).body).toContain('<!doctype html>');
});

test('allows each response as many listeners as serving a public file adds, so that no leak is reported', async () => {
  writeFile('public/logo.svg', LOGO);
  const { gateway } = testGateway;
  const counts: number[] = [];
  const limits: number[] = [];
  gateway.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.on('newListener', (event) => {
      if (event !== 'close') return;
      counts.push(response.listenerCount('close') + 1);
      limits.push(response.getMaxListeners());
    });
  });
  const url = await gateway.listen({ host: '127.0.0.1', port: 0 });
  await (await fetch(`${url}/logo.svg`)).text();
  expect(Math.max(...counts)).toBeGreaterThan(5);
  expect(Math.max(...counts)).toBeLessThanOrEqual(limits.at(-1) ?? 0);
});
