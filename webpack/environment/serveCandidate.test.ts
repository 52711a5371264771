import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get as getHttp, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseBootstrap } from '@hashgrid/contracts';
import { readCandidate } from './Candidate';
import { readLiveSet } from './readLiveSet';
import { serveCandidate, type CandidateServer } from './serveCandidate';

const REMOTE = { version: '1.0.0', base: '/remotes/x/1.0.0-ab/', routes: [], menu: [] };
const BOOTSTRAP = {
  shell: { version: '1.0.0', base: '/shell/1.0.0-ab/' },
  remotes: [
    { ...REMOTE, name: 'game' },
    { ...REMOTE, name: 'market', base: '/remotes/market/1.0.0-ab/' },
  ],
  details: {},
};
const HTML = `<html><head><script type="importmap" nonce="n1">{"integrity":{"/shell/a.js":"sha384-a"}}</script>
<link rel="modulepreload" href="/remotes/market/1.0.0-ab/entry.js" integrity="sha384-b"></head>
<body><script type="application/json" id="bootstrap">${JSON.stringify(BOOTSTRAP)}</script></body></html>`;
const ANSWERS: Record<string, string> = {
  '/': HTML,
  '/shell/1.0.0-ab/shell.json': '{ "version": "1.0.0", "locales": ["ja-JP"] }',
  '/remotes/x/1.0.0-ab/remote.json': '{ "name": "game", "shared": { "react": "^19.3.1" } }',
  '/remotes/market/1.0.0-ab/remote.json': '{ "name": "market" }',
  '/locales/ja-JP.json': '{ "Wallet": "ウォレット" }',
  '/locales/en-US.json': '{ "Wallet": "Wallet" }',
  '/blog/': '<html></html>',
};

let dir: string;
let environment: Server;
let url: string;
let server: CandidateServer;
let received: { path: string | undefined; origin: string | undefined; body: string }[];

beforeEach(async () => {
  received = [];
  environment = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ path: request.url, origin: request.headers.origin, body });
      if (request.url === '/events') return void response.write(': open\n\n');
      const answer = ANSWERS[request.url ?? ''];
      response.writeHead(answer ? 200 : 404, {
        'content-security-policy': "script-src 'nonce-n1'",
        'integrity-policy': 'blocked-destinations=(script)',
        'strict-transport-security': 'max-age=63072000',
        'keep-alive': 'timeout=99',
        etag: '"1"',
      });
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => environment.listen(0, 'localhost', resolve));
  url = `http://localhost:${(environment.address() as AddressInfo).port}`;
  dir = mkdtempSync(join(tmpdir(), 'candidate-'));
  mkdirSync(join(dir, 'locales'));
  writeFileSync(join(dir, 'entry.js'), 'export {}');
  writeFileSync(join(dir, 'locales/ja-JP.json'), '{ "Market": "市場", "%count% offers|one": "…" }');
  const descriptor = {
    name: 'market',
    version: '1.1.0',
    routes: [{ path: '/market', page: 'market/MarketPage', title: 'Market' }],
    entry: 'entry.js',
    chunks: { 'market/MarketPage': [] },
    integrity: { 'entry.js': 'sha384-c' },
    locales: ['ja-JP'],
  };
  writeFileSync(join(dir, 'remote.json'), JSON.stringify(descriptor));
  server = await serveCandidate(url, readCandidate(dir, '1'), { reloadPages: true });
});
afterEach(async () => {
  await server.close();
  await new Promise((resolve) => environment.close(resolve).closeAllConnections());
  rmSync(dir, { recursive: true });
});

test('continues to serve after a request for a folder', async () => {
  const { base } = readCandidate(dir, '1');
  expect((await fetch(`${server.url}${base}locales`)).status).toBe(404);
  expect((await fetch(`${server.url}${base}entry.js`)).status).toBe(200);
});

const getPage = () => fetch(server.url, { headers: { accept: 'text/html' } });

test('serves pages of the environment with the candidate instead of the live build', async () => {
  const page = await getPage();
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toBe("script-src 'nonce-n1'");
  expect(parseBootstrap(html)?.remotes.map(({ name, base }) => [name, base])).toEqual([
    ['game', '/remotes/x/1.0.0-ab/'],
    ['market', '/remotes/market/candidate-1/'],
  ]);
  expect(html).toContain(
    '{"integrity":{"/shell/a.js":"sha384-a","/remotes/market/candidate-1/entry.js":"sha384-c"}}',
  );
  expect(html).not.toContain('1.0.0-ab/entry.js');
  expect(html).toContain('<script nonce="n1">new EventSource');
  const file = await fetch(`${server.url}/remotes/market/candidate-1/entry.js`);
  expect([await file.text(), file.headers.get('content-type')]).toEqual([
    'export {}',
    'text/javascript; charset=utf-8',
  ]);
});

test("adds the candidate's texts to those of the environment", async () => {
  const get = async (locale: string) => (await fetch(`${server.url}/locales/${locale}.json`)).json();
  expect(await get('ja-JP')).toMatchObject({ Wallet: 'ウォレット', Market: '市場' });
  expect(await get('en-US')).toEqual({ Wallet: 'Wallet', Market: 'Market' });
});

test('forwards all other requests with the origin of the environment', async () => {
  const response = await fetch(`${server.url}/api/v1/login`, {
    method: 'POST',
    headers: { origin: server.url },
    body: 'me',
  });
  expect(response.status).toBe(404);
  expect(received).toEqual([{ path: '/api/v1/login', origin: url, body: 'me' }]);
});

/** Requests a path as it is. `fetch` would resolve it as a URL. */
const getUnresolved = async (path: string): Promise<number | undefined> => {
  const { port } = new URL(server.url);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    getHttp({ host: 'localhost', port, path }, resolve).on('error', reject);
  });
  response.resume();
  return response.statusCode;
};

test('serves no file outside the folder of the candidate', async () => {
  const file = `${basename(dir)}.txt`;
  writeFileSync(join(dir, '..', file), 'secret');
  for (const folder of ['candidate-1', 'market-hot'])
    expect(await getUnresolved(`/remotes/market/${folder}/../${file}`)).toBe(404);
  rmSync(join(dir, '..', file));
});

test('forwards a path that looks like the URL of another host to the environment', async () => {
  const path = '//127.0.0.1:1/script.js';
  expect(await getUnresolved(path)).toBe(404);
  expect(received).toMatchObject([{ path }]);
});

test('leaves out headers for TLS and the connection, and those of the body only when it is changed', async () => {
  const read = async (path: string) => {
    const { headers } = await fetch(server.url + path);
    return ['etag', 'strict-transport-security', 'keep-alive'].map((name) => headers.get(name));
  };
  const ownKeepAlive = expect.not.stringContaining('99') as string;
  expect(await read('/shell/1.0.0-ab/shell.json')).toEqual(['"1"', null, ownKeepAlive]);
  expect(await read('/locales/ja-JP.json')).toEqual([null, null, ownKeepAlive]);
});

test('aborts a response that the environment aborts, so that pages reconnect their event streams', async () => {
  const events = await fetch(`${server.url}/events`);
  const reader = events.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe(': open\n\n');
  environment.closeAllConnections();
  await expect(reader.read()).rejects.toThrow('terminated');
});

test('responds with 404 to a page that requests a replacement for a failed candidate', async () => {
  const answer = await fetch(`${server.url}/releases/market/before/candidate-1`);
  expect(answer.status).toBe(404);
  expect(received).toEqual([]);
});

test('serves hot updates to open pages of any build, and sends no integrity policy', async () => {
  const updates = join(dir, '..', 'market-hot');
  mkdirSync(updates, { recursive: true });
  writeFileSync(join(updates, 'market.ab.json'), '{"c":[]}');
  const update = await fetch(`${server.url}/remotes/market/market-hot/market.ab.json`);
  expect(await update.json()).toEqual({ c: [] });
  rmSync(updates, { recursive: true });
  expect((await fetch(`${server.url}/remotes/market/market-hot/market.cd.json`)).status).toBe(404);
  expect((await getPage()).headers.get('integrity-policy')).toBeNull();
});

test('tells open pages to reload when another build is shown', async () => {
  const events = await fetch(`${server.url}/__dev/events`);
  const reader = events.body!.getReader();
  await reader.read();
  server.show(readCandidate(dir, '2'));
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('event: reload');
  expect(await (await getPage()).text()).toContain('/remotes/market/candidate-2/entry.js');
  await reader.cancel();
});

test('says which port is in use, and what to do', async () => {
  const port = Number(new URL(url).port);
  await expect(serveCandidate(url, readCandidate(dir, '1'), { port, reloadPages: true })).rejects.toThrow(
    `Port ${port} is in use. Stop the other program, or choose another port, such as PORT=${port + 1}.`,
  );
});

test('reads the descriptors of all live remotes, which a shell is checked against', async () => {
  const { descriptors } = await readLiveSet(url);
  expect(descriptors).toEqual({
    game: { name: 'game', shared: { react: '^19.3.1' } },
    market: { name: 'market' },
  });
});

test('reports why an environment cannot be reached, even if its host has several addresses', async () => {
  const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
  await expect(readLiveSet('http://localhost:9')).rejects.toThrow(
    'Could not reach http://localhost:9/: ECONNREFUSED. Check that the product is running, and HASHGRID_URL and HASHGRID_PAGES_URL if they are set.',
  );
});

test('reads what is live, and rejects a URL that does not exist or has no product', async () => {
  const live = await readLiveSet(`${url}/`);
  expect(live).toMatchObject({
    url,
    shell: { locales: ['ja-JP'] },
    remotes: [{ name: 'game' }, { name: 'market' }],
  });
  await expect(readLiveSet(`${url}/nowhere`)).rejects.toThrow(
    'responded with 404. Check HASHGRID_URL and HASHGRID_PAGES_URL if they are set.',
  );
  await expect(readLiveSet(`${url}/blog`)).rejects.toThrow(
    `${url}/blog is not a Hashgrid product. Check HASHGRID_URL and HASHGRID_PAGES_URL if they are set.`,
  );
});
