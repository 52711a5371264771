import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShellDescriptor } from '@hashgrid/contracts';
import { readCandidate } from '../environment/Candidate';
import { openPages } from './openPages';

/** Shows the heading of the page, or the card of the shell for one that fails. */
const SHELL = `
const { details } = JSON.parse(document.getElementById('bootstrap').textContent);
const { showPage } = await import('/remotes/market/candidate-1/' + details.market.entry).catch(({ message }) => ({
  showPage: () => '<h1>Market is temporarily unavailable</h1><details><bdi>' + message + '</bdi></details>',
}));
const profile = await (await fetch('/api/v1/shared/client/profile')).json();
document.getElementById('root').innerHTML = showPage(profile.data, location.pathname);`;

const HTML = `<html><head><script type="importmap" nonce="n">{"integrity":{}}</script></head><body><div id="root"></div>
<script type="application/json" id="bootstrap">{"shell":{},"remotes":[],"details":{}}</script><script type="module">${SHELL}</script></body></html>`;

let dir: string;
let environment: Server;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'candidate-'));
  environment = createServer((_, response) => response.setHeader('content-type', 'text/html').end(HTML));
  await new Promise<void>((resolve) => environment.listen(0, 'localhost', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => environment.close(resolve));
  rmSync(dir, { recursive: true });
});

test('opens pages in the live shell as a player, and refuses those that throw', async () => {
  const routes = [{ path: '/market' }, { path: '/market/:id/throws' }];
  const open = async (code: string) => {
    writeFileSync(join(dir, 'entry.js'), code);
    writeFileSync(
      join(dir, 'remote.json'),
      JSON.stringify({
        name: 'market',
        version: '1.1.0',
        routes,
        entry: 'entry.js',
        integrity: {},
        locales: [],
      }),
    );
    const live = {
      url: `http://localhost:${(environment.address() as AddressInfo).port}`,
      shell: { version: '3.0.0' } as ShellDescriptor,
      shellBase: '/shell/3.0.0-ab/',
      remotes: [],
      slotProps: {},
    };
    const findings = await openPages(readCandidate(dir, '1'), live);
    return findings.map(({ problem }) => problem);
  };
  const page = `export const showPage = ({ username }, path) => {
    if (path === '/market/1/throws') throw new Error('No offers of ' + username + '.');
    return '<h1>Market</h1>';
  };`;
  const fails = (path: string) => `The page ${path} of market 1.1.0 fails in the live shell 3.0.0:`;
  expect(await open(page)).toEqual([`${fails('/market/:id/throws')} No offers of satoshi.`]);
  const thrown = "throw new Error('The module threw.')";
  expect(await open(thrown)).toEqual(routes.map(({ path }) => `${fails(path)} The module threw.`));
});
