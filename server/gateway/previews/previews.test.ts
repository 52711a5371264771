import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseBootstrap } from '@hashgrid/contracts';
import { type PreviewResponse } from '@hashgrid/contracts/releases';
import { computeTextIntegrity, REGISTRY, createRelease } from '../test/createFixtureStore';
import { openTestGateway } from '../test/openTestGateway';

const testGateway = openTestGateway();

const CHROMIUM = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36';
const ID = '0b0e8c0e-0000-4000-8000-000000000000';
/** Creates a token as long as one of a real installation. */
const createToken = (signature: string) => `2026-01-31-9f3c-and-more.${ID}.zzzz.${signature.padEnd(43, '0')}`;
const VALID = createToken('valid');
const LOCAL = createToken('local');

const { descriptor } = REGISTRY.remotes.finance!.current;
const candidate = createRelease('remotes/finance', 'cafe', { ...descriptor, version: '1.1.0' });
const formatTimeInAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const createPreviewResponse = (overrides: object): PreviewResponse => ({
  refused: null,
  preview: {
    id: ID,
    name: 'finance',
    channel: 'live',
    expiresAt: formatTimeInAnHour(),
    release: candidate,
    local: null,
    ...overrides,
  },
});
const local = {
  origin: 'http://localhost:4810',
  version: '1.2.0',
  routes: [{ path: '/wallet', page: 'wallet/WalletPage', title: 'Wallet' }],
  menu: [],
};
const RESPONSES: Record<string, () => PreviewResponse> = {
  [LOCAL]: () => createPreviewResponse({ id: ID.replace(/^0/, '1'), release: null, local }),
  [createToken('staging')]: () => createPreviewResponse({ channel: 'staging' }),
  [createToken('outdated')]: () => createPreviewResponse({ expiresAt: '2020-01-01T00:00:00.000Z' }),
  [createToken('expired')]: () => ({ refused: 'expired', preview: null }),
  [createToken('revoked')]: () => ({ refused: 'revoked', preview: null }),
  [createToken('forged')]: () => ({ refused: 'forged', preview: null }),
};

let api: Server;
let requestedTokens: string[];
beforeEach(async () => {
  RESPONSES[VALID] = () => createPreviewResponse({});
  requestedTokens = [];
  api = createServer((request, response) => {
    const token = request.url!.split('/previews?token=')[1] ?? '';
    requestedTokens.push(token);
    response.end(JSON.stringify(RESPONSES[token]?.() ?? {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  await open();
});
afterEach(() => new Promise((resolve) => api.close(resolve).closeAllConnections()));

const open = (overrides: object = {}) =>
  testGateway.reopen({
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    previewLinks: 'localhost',
    ...overrides,
  });
const get = (url: string, token?: string) =>
  testGateway.gateway.inject({
    url,
    headers: { 'user-agent': CHROMIUM, ...(token && { cookie: `a=b; release_preview=${token}` }) },
  });

test('begins a preview in the browser that opens the link, at a screen of the remote', async () => {
  const { statusCode, headers } = await get(`/_preview/${VALID}`);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/wallet', 'no-store']);
  expect(headers['set-cookie']).toMatch(
    new RegExp(`^release_preview=${VALID}; Max-Age=3[56]\\d\\d; Path=/; HttpOnly; SameSite=Lax$`),
  );
  await open({ publicUrl: 'https://play.example' });
  expect((await get(`/_preview/${VALID}`)).headers['set-cookie']).toMatch(/; Secure$/);
});

test('shows the build only to the browser that previews it, and names it in the bootstrap data', async () => {
  const { body } = await get('/wallet', VALID);
  const { preview, remotes } = parseBootstrap(body)!;
  expect(preview).toEqual({ name: 'finance', version: '1.1.0', origin: null });
  expect(remotes.find(({ name }) => name === 'finance')?.base).toBe('/remotes/finance/1.1.0-cafe/');
  expect(body).toContain(`"/remotes/finance/1.1.0-cafe/entry.js":"${computeTextIntegrity('finance')}"`);
  expect(body).not.toContain('1.0.0-cc');
  const others = (await get('/wallet')).body;
  expect(others).not.toContain('1.1.0-cafe');
  expect(parseBootstrap(others)!).not.toHaveProperty('preview');
});

test('shows the app at a path of the build that looks like a file, only to the browser that previews it', async () => {
  const route = { path: '/receipts/*', page: 'wallet/WalletPage', title: 'Receipts' };
  const routes = [...descriptor.routes, route];
  RESPONSES[VALID] = () =>
    createPreviewResponse({ release: { ...candidate, descriptor: { ...descriptor, routes } } });
  expect((await get('/receipts/march.txt', VALID)).body).toContain('<title>Receipts | ');
  expect((await get('/receipts/march.txt')).statusCode).toBe(404);
});

test('shows the slots and widgets of a local build', async () => {
  const slots = ['dashboard.balance'];
  const widgets = [{ slot: 'dashboard.balance', component: 'dashboard/HintWidget', title: 'Hint' }];
  const token = createToken('widgets');
  RESPONSES[token] = () =>
    createPreviewResponse({ id: ID.replace(/^0/, '2'), release: null, local: { ...local, slots, widgets } });
  const { remotes } = parseBootstrap((await get('/wallet', token)).body)!;
  expect(remotes.find(({ name }) => name === 'finance')).toMatchObject({ slots, widgets });
});

test('allows the origin of a local build only in the policy of its own preview', async () => {
  const { body, headers } = await get('/wallet', LOCAL);
  const { preview, remotes, details } = parseBootstrap(body)!;
  expect(preview).toMatchObject({ origin: local.origin });
  expect(remotes.find(({ name }) => name === 'finance')?.base).toBe(
    'http://localhost:4810/remotes/finance/preview/',
  );
  expect(details).toEqual({});
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' http:\/\/localhost:4810 'nonce-/);
  expect(headers['integrity-policy']).toContain('blocked-destinations=(script)');
  expect(String((await get('/wallet', VALID)).headers['content-security-policy'])).not.toContain('4810');
});

test.each([
  ['expired', 410, 'has expired'],
  ['outdated', 410, 'has expired'],
  ['revoked', 410, 'has been withdrawn'],
  ['forged', 404, 'isn’t valid'],
  ['staging', 403, 'belongs to another environment'],
])('says why the %s link shows no preview, and ends the preview', async (kind, status, words) => {
  for (const response of [
    await get(`/_preview/${createToken(kind)}`),
    await get('/wallet', createToken(kind)),
  ]) {
    expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(response.body).toContain(words);
    expect(response.body).toContain('href="/_preview/leave"');
    expect(response.headers['set-cookie']).toMatch(/^release_preview=; Max-Age=0/);
  }
});

test('returns 404 for a malformed token without a request to the API', async () => {
  expect((await get('/_preview/x')).statusCode).toBe(404);
  expect((await get('/_preview/..%2f..%2fregistry')).statusCode).toBe(404);
  expect((await get('/wallet', 'x')).statusCode).toBe(404);
  expect(requestedTokens).toEqual([]);
});

test('refuses the kinds of previews that the environment does not allow', async () => {
  await open({ previewLinks: 'off' });
  expect([(await get(`/_preview/${VALID}`)).statusCode, (await get('/wallet', VALID)).statusCode]).toEqual([
    403, 403,
  ]);
  expect(requestedTokens).toEqual([]);
  await open({ previewLinks: 'builds' });
  expect((await get('/wallet', VALID)).statusCode).toBe(200);
  const { statusCode, headers } = await get('/wallet', LOCAL);
  expect([statusCode, String(headers['content-security-policy']).includes('4810')]).toEqual([403, false]);
});

test('ends the preview at the leave link, which deletes the cookie', async () => {
  const { statusCode, headers } = await get('/_preview/leave', VALID);
  expect([statusCode, headers.location]).toEqual([302, '/']);
  expect(headers['set-cookie']).toMatch(/^release_preview=; Max-Age=0/);
});

test('does not fall back to the previous release when a previewed build fails', async () => {
  const path = '/releases/finance/before/1.1.0-cafe';
  expect((await get(path, VALID)).statusCode).toBe(404);
});

test('keeps showing a preview that the API has confirmed while the API is down, and returns 503 for others', async () => {
  await get('/wallet', VALID);
  await new Promise((resolve) => api.close(resolve).closeAllConnections());
  expect(parseBootstrap((await get('/wallet', VALID)).body)!).toHaveProperty('preview');
  const { statusCode, headers } = await get('/wallet', LOCAL);
  expect([statusCode, headers['set-cookie']]).toEqual([503, undefined]);
});
