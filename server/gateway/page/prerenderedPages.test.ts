import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PRERENDERED_PLACEHOLDERS, type PrerenderedPages, type Registry } from '@hashgrid/contracts';
import { FILES_MANIFEST } from '@hashgrid/contracts/releases';
import { openTestGateway } from '../test/openTestGateway';
import { computeTextIntegrity, REGISTRY, writeRegistry } from '../test/createFixtureStore';

const testGateway = openTestGateway();

/** Stores a file of a release with prerendered pages or their styles. */
const writePrerenderedFile = (base: string, file: string, content: unknown): void => {
  const path = join(testGateway.releasesDir, base, 'prerendered', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
};

const { gameName: GAME_NAME, page: PAGE } = PRERENDERED_PLACEHOLDERS;

const LAYOUTS: PrerenderedPages = {
  layout: {
    guest: { html: `<main>${PAGE}</main>`, styles: 'blank' },
    player: { html: `<nav>Menu of ${GAME_NAME}</nav>`, styles: 'menu' },
  },
  'page-layout': { player: { html: `<nav>Menu of ${GAME_NAME}</nav><main>${PAGE}</main>`, styles: 'menu' } },
};
const LOGIN: PrerenderedPages = {
  'login/LoginPage': { guest: { html: `<h1>Log in to ${GAME_NAME} $& $1</h1>`, styles: 'login' } },
};
const WALLET: PrerenderedPages = {
  'wallet/WalletPage': { player: { html: '<h1>Wallet</h1>', styles: 'wallet' } },
};
/** Stores prerendered pages of the fixture's releases, and lists them in the registry. */
const storePrerenderedPages = (): Registry => {
  for (const locale of ['en-US', 'ar-SA']) {
    writePrerenderedFile('shell/1.0.0-aa', `${locale}.json`, LAYOUTS);
    writePrerenderedFile('remotes/auth/1.0.0-bb', `${locale}.json`, LOGIN);
  }
  writePrerenderedFile('shell/1.0.0-aa', 'styles.json', { blank: 'main{margin:0}', menu: 'nav{color:red}' });
  writePrerenderedFile('remotes/auth/1.0.0-bb', 'styles.json', { login: 'h1{color:red}' });
  const registry = structuredClone(REGISTRY);
  registry.shell!.current.descriptor.prerenderedPages = ['layout'];
  const auth = registry.remotes.auth!.current.descriptor;
  auth.routes = [
    ...auth.routes.map((route) => ({ ...route, access: 'guest' as const })),
    { path: '/welcome', page: 'login/LoginPage', title: 'Welcome', access: 'any' },
  ];
  auth.prerenderedPages = ['login/LoginPage'];
  writeRegistry(testGateway.releasesDir, registry);
  return registry;
};

/** Stores a prerendered page of the wallet too, which is a page of players. */
const storePrerenderedWallet = (): void => {
  const registry = storePrerenderedPages();
  writePrerenderedFile('remotes/finance/1.0.0-cc', 'en-US.json', WALLET);
  writePrerenderedFile('remotes/finance/1.0.0-cc', 'styles.json', { wallet: 'h1{color:blue}' });
  registry.remotes.finance!.current.descriptor.prerenderedPages = ['wallet/WalletPage'];
  writeRegistry(testGateway.releasesDir, { ...registry, revision: 2 });
};

const getPage = async (url: string, cookie = ''): Promise<string> =>
  (await testGateway.gateway.inject({ url, headers: cookie ? { cookie } : {} })).body;

test('shows a guest the page in its layout, with the name of the game escaped once', async () => {
  storePrerenderedPages();
  const html = await getPage('/login');
  expect(html).toContain(
    '<div id="prerendered" data-page><main><h1>Log in to Hash &amp; &lt;Grid&gt; $& $1</h1></main></div><div id="root">',
  );
  expect(html).toMatch(/<style nonce="[^"]+" id="prerendered-styles">main\{margin:0\}h1\{color:red\}/);
  expect(html).toContain('<html lang="en-US" dir="ltr">');
});

test('puts the nonce of the policy on the styles and scripts of the prerendered page', async () => {
  storePrerenderedPages();
  const { body, headers } = await testGateway.gateway.inject({ url: '/login' });
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  const inline = [...body.matchAll(/<(?:style|script)(?![^>]*(?:src=|application\/json))[^>]*>/g)].map(
    String,
  );
  expect(inline.length).toBeGreaterThan(4);
  expect(inline.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
});

test.each([
  ['a guest at a page of players', '/wallet', ''],
  ['a guest with an empty token', '/wallet', 'accessToken='],
  ['a player at a page without the layout', '/welcome', 'accessToken=x'],
  ['a player at a page of guests', '/login', 'accessToken=x'],
  ['a URL with a query, which the page may show', '/login?returnUrl=/pay', ''],
  ['an unknown path', '/nowhere', ''],
])('has no prerendered page for %s', async (_case, url, cookie) => {
  storePrerenderedPages();
  expect(await getPage(url, cookie)).not.toContain('prerendered');
});

test('shows a player only the layout when the page is not prerendered', async () => {
  storePrerenderedPages();
  const html = await getPage('/wallet', 'accessToken=x');
  expect(html).toContain(
    '<div id="prerendered"><nav>Menu of Hash &amp; &lt;Grid&gt;</nav></div><div id="root">',
  );
  expect(html).toMatch(/id="prerendered-styles">nav\{color:red\}/);
});

test('shows a player the page in the layout of players', async () => {
  storePrerenderedWallet();
  const html = await getPage('/wallet', 'accessToken=x');
  expect(html).toContain(
    '<div id="prerendered" data-page><nav>Menu of Hash &amp; &lt;Grid&gt;</nav><main><h1>Wallet</h1></main></div>',
  );
  expect(html).toMatch(/id="prerendered-styles">nav\{color:red\}h1\{color:blue\}/);
});

test.each([
  ['a URL with a query, which the page may show', '/wallet?tab=swap', LAYOUTS],
  ['a shell without a prerendered layout for pages', '/wallet', { layout: LAYOUTS.layout }],
])('shows a player only the layout for %s', async (_case, url, layouts) => {
  storePrerenderedWallet();
  writePrerenderedFile('shell/1.0.0-aa', 'en-US.json', layouts);
  expect(await getPage(url, 'accessToken=x')).toContain(
    '<div id="prerendered"><nav>Menu of Hash &amp; &lt;Grid&gt;</nav></div>',
  );
});

test('shows a guest no prerendered page that is for players', async () => {
  storePrerenderedWallet();
  expect(await getPage('/wallet')).not.toContain('prerendered');
});

test('shows a player no prerendered page when the shell has no layout for players', async () => {
  storePrerenderedPages();
  writePrerenderedFile('shell/1.0.0-aa', 'en-US.json', { layout: { guest: LAYOUTS.layout!.guest } });
  expect(await getPage('/wallet', 'accessToken=x')).not.toContain('prerendered');
});

test('shows a prerendered page at a URL with parameters or a query only if it is the same for all URLs of its route', async () => {
  const registry = storePrerenderedPages();
  const auth = registry.remotes.auth!.current.descriptor;
  const page = { page: 'login/LoginPage', title: 'Login', access: 'guest' as const };
  auth.routes = [
    { ...page, path: '/login' },
    { ...page, path: '/ref/*', isPrerenderedForAllUrls: true },
  ];
  writeRegistry(testGateway.releasesDir, { ...registry, revision: 2 });
  expect(await getPage('/login?returnUrl=%2Fwallet')).not.toContain('prerendered');
  for (const url of ['/ref/abc', '/ref/abc?utm_source=news', '/ref/%3Cb%3E'])
    expect(await getPage(url)).toContain('<div id="prerendered" data-page><main><h1>Log in');
});

test('uses the language of the cookie, and English for an unknown one', async () => {
  storePrerenderedPages();
  const arabic = await getPage('/login', 'language=ar-SA');
  expect(arabic).toContain('<html lang="ar-SA" dir="rtl">');
  expect(arabic).toContain('<link rel="preload" as="fetch" crossorigin href="/locales/ar-SA.json">');
  for (const cookie of ['language=xx-XX', 'language=../../../x', 'language=%22'])
    expect(await getPage('/login', cookie)).toContain('<html lang="en-US" dir="ltr">');
});

test('has the title in the language of the prerendered page, and in English where there is no translation', async () => {
  storePrerenderedPages();
  const texts = join(testGateway.releasesDir, 'remotes/auth/1.0.0-bb', 'locales/ar-SA.json');
  mkdirSync(dirname(texts), { recursive: true });
  writeFileSync(texts, JSON.stringify({ Login: 'دخول <1>', Welcome: 7 }));
  expect(await getPage('/login', 'language=ar-SA')).toContain('<title>دخول &lt;1&gt; | Hash');
  expect(await getPage('/welcome', 'language=ar-SA')).toContain('<title>Welcome | Hash');
  expect(await getPage('/login')).toContain('<title>Login | Hash');
});

test('has the English title when the texts of the release are damaged', async () => {
  storePrerenderedPages();
  const base = join(testGateway.releasesDir, 'remotes/auth/1.0.0-bb');
  const files = ['prerendered/ar-SA.json', 'prerendered/styles.json', 'locales/ar-SA.json'];
  const hashes = files.map((file) => [file, computeTextIntegrity(readFileSync(join(base, file), 'utf8'))]);
  writeFileSync(join(base, FILES_MANIFEST), JSON.stringify(Object.fromEntries(hashes)));
  writeFileSync(join(base, 'locales/ar-SA.json'), '{"Login":"Send it to me"}');
  expect(await getPage('/login', 'language=ar-SA')).toContain('<title>Login | Hash');
});

test('has the English title when the texts of the release cannot be read', async () => {
  storePrerenderedPages();
  rmSync(join(testGateway.releasesDir, 'remotes/auth/1.0.0-bb', 'locales'), { recursive: true, force: true });
  expect(await getPage('/login', 'language=ar-SA')).toContain('<title>Login | Hash');
});

test.each([
  ['is malformed', { 'login/LoginPage': { guest: 'x' } }],
  ['is not JSON', '{'],
  ['is huge', { 'login/LoginPage': { guest: { html: 'x'.repeat(200_000), styles: 'login' } } }],
  ['has a script', { 'login/LoginPage': { guest: { html: '<script>1</script>', styles: 'login' } } }],
  ['has a handler', { 'login/LoginPage': { guest: { html: '<b onclick="x()">1</b>', styles: 'login' } } }],
  ['names missing styles', { 'login/LoginPage': { guest: { html: '<b>1</b>', styles: 'toString' } } }],
])('leaves out a prerendered page that %s', async (_case, pages) => {
  storePrerenderedPages();
  writePrerenderedFile('remotes/auth/1.0.0-bb', 'en-US.json', pages);
  await testGateway.reopen({ logStream: { write: () => undefined } });
  const html = await getPage('/login');
  expect(html).not.toContain('prerendered');
  expect(html).toContain('<div id="root"></div>');
});

test('leaves out a prerendered page whose file is missing, and one of a release without prerendered pages', async () => {
  const registry = storePrerenderedPages();
  await testGateway.reopen({ logStream: { write: () => undefined } });
  const styles = join(testGateway.releasesDir, 'remotes/auth/1.0.0-bb/prerendered/styles.json');
  rmSync(styles);
  expect(await getPage('/login')).not.toContain('prerendered');
  writePrerenderedFile('remotes/auth/1.0.0-bb', 'styles.json', { login: '' });
  expect(await getPage('/login')).toContain('prerendered');
  delete registry.shell!.current.descriptor.prerenderedPages;
  writeRegistry(testGateway.releasesDir, { ...registry, revision: 2 });
  expect(await getPage('/login')).not.toContain('prerendered');
});

test('shows the prerendered page of the canary to those who get the canary', async () => {
  const registry = storePrerenderedPages();
  const { auth } = registry.remotes;
  const next = { ...auth!.current, hash: 'dd', base: '/remotes/auth/1.0.0-dd/' };
  writePrerenderedFile('remotes/auth/1.0.0-dd', 'en-US.json', {
    'login/LoginPage': { guest: { html: '<h1>Canary</h1>', styles: 'login' } },
  });
  writePrerenderedFile('remotes/auth/1.0.0-dd', 'styles.json', { login: '' });
  auth!.candidate = { release: next, percent: 50, startedAt: '2026-01-01T00:00:00.000Z', promoteAt: null };
  writeRegistry(testGateway.releasesDir, { ...registry, revision: 2 });
  const pages = await Promise.all(
    Array.from({ length: 40 }, (_, group) => getPage('/login', `release_group=${group}`)),
  );
  for (const html of pages)
    expect(html.includes('<h1>Canary</h1>')).toBe(html.includes('/remotes/auth/1.0.0-dd/entry.js'));
  expect(new Set(pages.map((html) => html.includes('Canary'))).size).toBe(2);
});

test('reads the files of a release locally when browsers load them from a CDN', async () => {
  storePrerenderedPages();
  await testGateway.reopen({ artifactsOrigin: 'https://cdn.example.org' });
  expect(await getPage('/login')).toContain('<h1>Log in to');
});
