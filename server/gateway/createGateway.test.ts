import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseBootstrap, type Registry } from '@hashgrid/contracts';
import {
  computeTextIntegrity,
  REGISTRY,
  createRelease,
  SHELL_SCRIPT,
  writeRegistry,
} from './test/createFixtureStore';
import { openTestGateway } from './test/openTestGateway';

const CHROMIUM =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const testGateway = openTestGateway();

const get = (url: string, headers: Record<string, string> = {}) =>
  testGateway.gateway.inject({ url, headers: { 'user-agent': CHROMIUM, ...headers } });

const readHashes = (html: string): Record<string, string> =>
  JSON.parse(/<script type="importmap"[^>]*>(.*?)<\/script>/.exec(html)![1]!).integrity;

describe('the HTML', () => {
  test('[R3] has the title of its path, and the game name as description', async () => {
    const { body } = await get('/login');
    expect(body).toContain('<title>Login | Hash &amp; &lt;Grid&gt;</title>');
    expect(body).toContain('<meta name="description" content="Hash &amp; &lt;Grid&gt;">');
  });

  test('preloads only the chunks of the shell and of the page at that path', async () => {
    const { body } = await get('/login?returnUrl=%2Fwallet');
    expect([...body.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
      '/shell/1.0.0-aa/vendor.js',
      '/remotes/auth/1.0.0-bb/entry.js',
      '/remotes/auth/1.0.0-bb/login-LoginPage.js',
      '/remotes/auth/1.0.0-bb/shared.js',
    ]);
  });

  test('puts hashes on the tags of its scripts, because preload scanners ignore the import map', async () => {
    const { body } = await get('/login');
    const hashes = readHashes(body);
    const requested = [
      ...body.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"([^>]*)>/g),
    ];
    expect(requested.filter(([, url]) => hashes[url!]).length).toBeGreaterThan(2);
    for (const [, url, attributes] of requested)
      expect(attributes).toBe(hashes[url!] ? ` integrity="${hashes[url!]}"` : '');
  });

  test('inlines the routes of all remotes, and the details of only the one at that path', async () => {
    const bootstrap = parseBootstrap((await get('/wallet')).body)!;
    expect(bootstrap.remotes.map(({ name }) => name)).toEqual(['auth', 'finance']);
    expect(Object.keys(bootstrap.details)).toEqual(['finance']);
    expect(bootstrap).toMatchObject({
      apiKey: 'test-key',
      revision: 1,
      locales: ['en-US', 'ar-SA', 'ja-JP'],
    });
  });

  test('[R2] is the app at a path of a screen that looks like a file', async () => {
    const { current } = REGISTRY.remotes.auth!;
    const route = { path: '/ref/*', page: 'login/LoginPage', title: 'Sign Up' };
    const descriptor = { ...current.descriptor, routes: [...current.descriptor.routes, route] };
    const auth = { current: { ...current, descriptor }, previous: [] };
    writeRegistry(testGateway.releasesDir, {
      ...REGISTRY,
      revision: 2,
      remotes: { ...REGISTRY.remotes, auth },
    });
    for (const url of ['/ref/logo.svg', '/ref/any.path/under.js?from=x.txt'])
      expect((await get(url)).body).toContain('<title>Sign Up | ');
    expect((await get('/reference/logo.svg')).statusCode).toBe(404);
  });

  test('[R21] is the app without a remote at an unknown path', async () => {
    const { statusCode, body } = await get('/no/such/screen');
    expect(statusCode).toBe(200);
    expect(parseBootstrap(body)!.details).toEqual({});
    expect(body).not.toContain('/remotes/auth/1.0.0-bb/entry.js"');
  });

  test('escapes names in the inlined JSON', async () => {
    const { body } = await get('/login');
    expect(body).not.toContain('<Grid>');
    expect(parseBootstrap(body)!.gameName).toBe('Hash & <Grid>');
  });

  test('has the integrity of the shell and of the remote at that path', async () => {
    expect(readHashes((await get('/login')).body)).toEqual({
      '/shell/1.0.0-aa/shell.js': computeTextIntegrity(SHELL_SCRIPT),
      '/shell/1.0.0-aa/vendor.js': computeTextIntegrity('vendor'),
      '/remotes/auth/1.0.0-bb/entry.js': computeTextIntegrity('auth'),
      '/remotes/auth/1.0.0-bb/shared.js': computeTextIntegrity('shared auth'),
    });
  });

  test('has the integrity of all scripts for a browser that supports one import map only', async () => {
    const { body } = await get('/login', { 'user-agent': FIREFOX });
    expect(readHashes(body)).toHaveProperty(['/remotes/finance/1.0.0-cc/entry.js']);
    expect(readHashes(body)).toHaveProperty(['/shell/1.0.0-aa/wallet.js'], computeTextIntegrity('wallet'));
  });

  test('has the integrity of retries only for a browser that supports one import map only', async () => {
    const retries = [
      '/remotes/auth/1.0.0-bb/shared.js?retry=1',
      '/remotes/finance/1.0.0-cc/entry.js?retry=5',
      '/shell/1.0.0-aa/wallet.js?retry=2',
    ];
    const { body } = await get('/login', { 'user-agent': FIREFOX });
    for (const url of retries)
      expect(readHashes(body)).toHaveProperty([url], expect.stringMatching(/^sha384-/));
    expect(JSON.stringify(readHashes((await get('/login')).body))).not.toContain('?retry');
  });

  test('preloads the requests of shell and page in a script with the nonce, and escapes the API key', async () => {
    await testGateway.reopen({ apiKey: '</script>' });
    const { body } = await get('/login');
    const script = /<script nonce="[^"]+">(try.*?)<\/script>/.exec(body)![1]!;
    expect(() => new Function(script)).not.toThrow();
    expect(script).toContain('"/shared/client/profile"');
    expect(script).toContain('"/public/hints"');
  });

  test('has a CSP without unsafe sources, and a new nonce in each response', async () => {
    const [first, second] = await Promise.all([get('/login'), get('/login')]);
    const policy = String(first.headers['content-security-policy']);
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)![1]!;
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(first.body).toContain(`<meta name="csp-nonce" nonce="${nonce}">`);
    expect(second.body).not.toContain(nonce);
    expect(first.headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script), endpoints=(violations)',
      'reporting-endpoints': 'violations="/api/v1/public/telemetry/violations"',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    });
    expect(first.headers).not.toHaveProperty('x-powered-by');
  });

  test('requires Trusted Types for scripts, with one policy for the import maps of the shell', async () => {
    const policy = String((await get('/login')).headers['content-security-policy']);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types import-map");
  });

  test('has a message with a link to reload, for when the shell does not start', async () => {
    const { body } = await get('/login');
    expect(body).toContain('<h1>Couldn’t load the page</h1>');
    expect(body).toContain('<a href="">Reload page</a>');
  });

  test.each(['/%E0%A4%A', '/%', '/wallet/%ff?a=%E0', '/%c0%ae%c0%ae/'])(
    '[R21] is the app without a remote at the undecodable path %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toContain('text/html');
      expect(parseBootstrap(body)!.details).toEqual({});
    },
  );

  test('sends Strict-Transport-Security only when the public URL is https', async () => {
    expect((await get('/login')).headers).not.toHaveProperty('strict-transport-security');
    await testGateway.reopen({ publicUrl: 'https://play.example' });
    for (const url of ['/login', '/shell/1.0.0-aa/shell.js', '/no.js'])
      expect((await get(url)).headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
  });

  test('is compressed, and HEAD responds like GET', async () => {
    const compressed = await get('/login', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(new Uint8Array(compressed.rawPayload)).toString()).toContain(
      '<div id="root">',
    );
    const head = await testGateway.gateway.inject({ method: 'HEAD', url: '/login' });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-type']).toContain('text/html');
    expect(head.body).toBe('');
  });

  test('has the new release on the next request after a publish, without a restart', async () => {
    await get('/login');
    const { current } = REGISTRY.remotes.auth!;
    const next = createRelease('remotes/auth', 'new', current.descriptor);
    const registry: Registry = {
      ...REGISTRY,
      revision: 2,
      remotes: { ...REGISTRY.remotes, auth: { current: next, previous: [current] } },
    };
    writeRegistry(testGateway.releasesDir, registry);
    const { body } = await get('/login');
    expect(parseBootstrap(body)!.revision).toBe(2);
    expect(body).toContain('/remotes/auth/1.0.0-new/entry.js');
  });

  test('is a 503 that says what to do until a shell is published', async () => {
    rmSync(join(testGateway.releasesDir, 'registry.json'));
    const { statusCode, body } = await get('/login');
    expect(statusCode).toBe(503);
    expect(body).toContain('npm run release -- publish --all');
  });
});

describe('files', () => {
  test.each([
    ['br, gzip', 'br', (content: Uint8Array) => new Uint8Array(brotliDecompressSync(content))],
    ['gzip', 'gzip', (content: Uint8Array) => new Uint8Array(gunzipSync(content))],
    ['identity', undefined, (content: Uint8Array) => content],
  ])(
    'are served as compressed at publish to a browser that accepts %s',
    async (accepted, encoding, decompress) => {
      const { headers, rawPayload } = await get('/shell/1.0.0-aa/shell.js', { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(new TextDecoder().decode(decompress(new Uint8Array(rawPayload)))).toBe(SHELL_SCRIPT);
    },
  );

  test('from old builds are kept for open pages', async () => {
    expect((await get('/remotes/auth/1.0.0-old/entry.js')).body).toBe('old auth');
  });

  test.each([
    '/remotes/auth/1.0.0-bb/gone.js',
    '/remotes/nobody/',
    '/shell/',
    '/shell/../registry.json',
    '/shell/%2e%2e/registry.json',
    '/registry.json',
    '/assets/none.svg',
    '/api.js',
    '/.env',
  ])('%s is 404 or the app, never a private file', async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect(body).not.toContain('"remotes":{');
    const isError = statusCode === 404 && (JSON.parse(body) as { statusCode?: number }).statusCode === 404;
    expect(isError || String(headers['content-type']).startsWith('text/html')).toBe(true);
  });

  test('[L13] include the logo and flags of the live shell at the root of the site', async () => {
    const logo = await get('/logo.svg');
    expect(logo.statusCode).toBe(200);
    expect(logo.headers['content-type']).toContain('image/svg+xml');
    expect(logo.headers['cache-control']).not.toContain('immutable');
    expect((await get('/assets/flags/us.svg')).statusCode).toBe(200);
  });

  test('redirect from /favicon.ico to the icon of the pages', async () => {
    const { statusCode, headers } = await get('/favicon.ico');
    expect([statusCode, headers.location]).toEqual([301, '/favicon.svg']);
  });
});

test.each(['POST', 'PUT', 'DELETE'] as const)('returns 404 for %s on a path of the app', async (method) => {
  expect((await testGateway.gateway.inject({ method, url: '/login' })).statusCode).toBe(404);
});
