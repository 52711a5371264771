import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShellDescriptor } from '@hashgrid/contracts';
import { readCandidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { openPages } from './openPages';

/** A shell that shows the heading of a page, or its error card for a page that fails. */
const SHELL = `
const { details } = JSON.parse(document.getElementById('bootstrap').textContent);
const { showPage } = await import('/remotes/market/candidate-1/' + details.market.entry).catch(({ message }) => ({
  showPage: () => '<h1>Market is temporarily unavailable</h1><details><bdi>' + message + '</bdi></details>',
}));
const profile = await (await fetch('/api/v1/shared/client/profile')).json();
document.getElementById('root').innerHTML = showPage(profile.data, location.pathname);`;

/** A page with a slot, which shows the widget in it, or a line for a widget that fails. */
const DASHBOARD = `
if (location.pathname !== '/dashboard') document.getElementById('root').innerHTML = '<h1>Home</h1>';
else {
  document.getElementById('root').innerHTML = '<h1>Dashboard</h1><div data-slot="dashboard.balance">Loading</div>';
  const { showWidget } = await import('/remotes/market/candidate-1/entry.js').catch(() => ({
    showWidget: () => 'Balance is temporarily unavailable',
  }));
  const { data } = await (await fetch('/api/v1/shared/client/profile')).json();
  document.querySelector('[data-slot]').innerHTML = data.flags.balance ? showWidget() : '';
}`;

/** A shell that shows a page of the candidate and the widget of the candidate in its slot, or a line for a widget that fails. */
const OWN_SLOT = `
const base = '/remotes/market/candidate-1/';
const { showPage } = await import(base + 'entry.js');
document.getElementById('root').innerHTML = showPage();
const { showWidget } = await import(base + 'widget.js').catch(() => ({
  showWidget: () => 'Balance is temporarily unavailable',
}));
document.querySelector('[data-slot]').innerHTML = showWidget();`;

const toHtml = (
  script: string,
) => `<html><head><script type="importmap" nonce="n">{"integrity":{}}</script></head><body><div id="root"></div>
<script type="application/json" id="bootstrap">{"shell":{},"remotes":[],"details":{}}</script><script type="module">${script}</script></body></html>`;

let dir: string;
let environment: Server;
let html: string;
let pageCookies: (string | undefined)[];
beforeEach(async () => {
  html = toHtml(SHELL);
  dir = mkdtempSync(join(tmpdir(), 'candidate-'));
  pageCookies = [];
  environment = createServer(({ url, headers }, response) => {
    if (url === '/market') pageCookies.push(headers.cookie);
    response.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((resolve) => environment.listen(0, 'localhost', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => environment.close(resolve).closeAllConnections());
  rmSync(dir, { recursive: true });
});

const writeCandidate = (descriptor: object, code: string) => {
  writeFileSync(join(dir, 'entry.js'), code);
  const defaults = {
    name: 'market',
    version: '1.1.0',
    routes: [],
    entry: 'entry.js',
    chunks: {},
    integrity: {},
    locales: [],
  };
  writeFileSync(join(dir, 'remote.json'), JSON.stringify({ ...defaults, ...descriptor }));
};

const open = async (remotes: LiveSet['remotes'] = []) => {
  const live = {
    url: `http://localhost:${(environment.address() as AddressInfo).port}`,
    shell: { version: '3.0.0' } as ShellDescriptor,
    shellBase: '/shell/3.0.0-ab/',
    remotes,
    revision: 1,
    descriptors: {},
  };
  const findings = await openPages(readCandidate(dir, '1'), live);
  return findings.map(({ problem }) => problem);
};

test('opens pages in the live shell as a player, and rejects those that throw', async () => {
  const routes = [{ path: '/market' }, { path: '/market/:id/throws' }];
  writeCandidate(
    { routes },
    `export const showPage = ({ username }, path) => {
    if (path === '/market/1/throws') throw new Error('No offers of ' + username + '.');
    return '<h1>Market</h1>';
  };`,
  );
  const describeFailure = (path: string) => `The page ${path} of market 1.1.0 fails in the live shell 3.0.0:`;
  expect(await open()).toEqual([`${describeFailure('/market/:id/throws')} No offers of satoshi.`]);
  writeCandidate({ routes }, "throw new Error('The module threw.')");
  expect(await open()).toEqual(routes.map(({ path }) => `${describeFailure(path)} The module threw.`));
});

test('opens pages beside the live builds of other remotes, not their canaries', async () => {
  writeCandidate({ routes: [{ path: '/market' }] }, "export const showPage = () => '<h1>Market</h1>';");
  expect(await open()).toEqual([]);
  expect(pageCookies).toEqual([expect.stringContaining('release_group=live')]);
});

test('rejects preloads of the candidate that the page does not request, and ignores those of the live build', async () => {
  // The HTML is that of the live build, whose preloads the candidate does not have.
  html = toHtml(SHELL).replace(
    '<head>',
    "<head><script>globalThis.__preloadedRequests = { token: 'check', responses: { '/live': null } };</script>",
  );
  const routes = [
    { path: '/market', preload: ['/shared/token/all', '/shared/tokens/all'] },
    { path: '/market/offers', preload: ['/shared/token/all'] },
    { path: '/market/rules', access: 'any', preload: ['/shared/game/rules'] },
  ];
  writeCandidate(
    { routes },
    `export const showPage = () => {
    delete globalThis.__preloadedRequests.responses['/shared/token/all'];
    return '<h1>Market</h1>';
  };`,
  );
  expect(await open()).toEqual([
    'The page /market of market 1.1.0 preloads /shared/tokens/all, which it does not request while it loads.',
  ]);
});

test('opens widgets in the page that has their slot, with their flags on, and rejects those that fail', async () => {
  html = toHtml(DASHBOARD);
  const flag = { name: 'balance', default: false };
  const widgets = [{ slot: 'dashboard.balance', component: 'BalanceWidget', title: 'Balance', flag }];
  const host = {
    name: 'game',
    version: '2.0.0',
    base: '/remotes/game/2.0.0-ab/',
    menu: [],
    routes: [
      { path: '/home', page: 'home/HomePage', title: 'Home' },
      { path: '/dashboard', page: 'dashboard/DashboardPage', title: 'Dashboard' },
    ],
    slots: ['dashboard.balance'],
  };
  writeCandidate({ widgets }, "export const showWidget = () => '25 USDT';");
  expect(await open([host])).toEqual([]);
  writeCandidate({ widgets }, "throw new Error('The module threw.')");
  expect(await open([host])).toEqual([
    'The widget BalanceWidget of market 1.1.0 fails in the slot dashboard.balance: the page says "Balance is temporarily unavailable".',
  ]);
});

test('opens widgets in pages of the candidate itself, and rejects those that fail', async () => {
  html = toHtml(OWN_SLOT);
  const page = 'dashboard/DashboardPage';
  writeCandidate(
    {
      routes: [{ path: '/dashboard', page }],
      slots: ['dashboard.balance'],
      widgets: [{ slot: 'dashboard.balance', component: 'BalanceWidget', title: 'Balance' }],
      chunks: { [page]: [], BalanceWidget: ['widget.js'] },
    },
    `export const showPage = () => '<h1>Dashboard</h1><div data-slot="dashboard.balance">Loading</div>';`,
  );
  writeFileSync(join(dir, 'widget.js'), "export const showWidget = () => '25 USDT';");
  expect(await open()).toEqual([]);
  writeFileSync(join(dir, 'widget.js'), "throw new Error('The module threw.')");
  expect(await open()).toEqual([
    'The widget BalanceWidget of market 1.1.0 fails in the slot dashboard.balance: the page says "Balance is temporarily unavailable".',
  ]);
});
