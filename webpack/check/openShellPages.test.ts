import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShellDescriptor } from '@hashgrid/contracts';
import { readShellCandidate } from '../environment/Candidate';
import { openShellPages } from './openShellPages';

const BOOTSTRAP = '{"shell":{"version":"3.0.0","base":"/shell/3.0.0-ab/"},"remotes":[],"details":{}}';
const HTML = `<html><head><script type="importmap" nonce="n">{"integrity":{}}</script>
<script type="module" src="/shell/3.0.0-ab/shell.js" integrity="sha384-live"></script>
<link rel="modulepreload" href="/shell/3.0.0-ab/vendor.js"></head><body><div id="root"></div>
<script type="application/json" id="bootstrap">${BOOTSTRAP}</script></body></html>`;

let dir: string;
let environment: Server;
let requestedUrls: (string | undefined)[];
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'candidate-'));
  requestedUrls = [];
  environment = createServer((request, response) => {
    requestedUrls.push(request.url);
    response.setHeader('content-type', 'text/html').end(HTML);
  });
  await new Promise<void>((resolve) => environment.listen(0, 'localhost', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => environment.close(resolve).closeAllConnections());
  rmSync(dir, { recursive: true });
});

const createRemote = (name: string, path: string) => ({
  name,
  version: '1.2.0',
  base: `/remotes/${name}/1.2.0-ab/`,
  routes: [
    { path: `${path}/:id`, page: 'item/ItemPage', title: 'Item' },
    { path, page: 'list/ListPage', title: 'List' },
  ],
  menu: [],
});

test('opens a page of each live remote in the candidate, and rejects a shell in which one fails', async () => {
  const descriptor = { version: '3.1.0', entry: 'shell.js', chunks: [], integrity: {}, locales: [] };
  writeFileSync(join(dir, 'shell.json'), JSON.stringify(descriptor));
  writeFileSync(
    join(dir, 'shell.js'),
    `const { base } = JSON.parse(document.getElementById('bootstrap').textContent).shell;
    if (location.pathname === '/throws') throw new Error('No store of ' + base + '.');
    const title = location.pathname === '/crashes' ? 'Oops, something wrong.' : 'List';
    document.getElementById('root').innerHTML = '<h1>' + title + '</h1>';`,
  );
  const live = {
    url: `http://localhost:${(environment.address() as AddressInfo).port}`,
    shell: { version: '3.0.0' } as ShellDescriptor,
    shellBase: '/shell/3.0.0-ab/',
    remotes: [
      createRemote('market', '/market'),
      createRemote('game', '/throws'),
      createRemote('auth', '/crashes'),
    ],
    revision: 1,
    descriptors: {},
  };
  const findings = await openShellPages(readShellCandidate(dir, '1'), live);
  expect(findings.map(({ problem }) => problem)).toEqual([
    'The page /throws of game 1.2.0, which is live, fails in shell 3.1.0: No store of /shell/candidate-1/.',
    'The page /crashes of auth 1.2.0, which is live, fails in shell 3.1.0: Oops, something wrong.',
  ]);
  expect(requestedUrls.filter((url) => url?.startsWith('/shell/'))).toEqual([]);
});
