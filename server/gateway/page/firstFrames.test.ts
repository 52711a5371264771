import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FIRST_FRAME_PLACEHOLDERS, type FirstFrames, type Registry } from '@hashgrid/contracts';
import { FILES_MANIFEST } from '@hashgrid/contracts/releases';
import { openTestGateway } from '../test/openTestGateway';
import { computeTextIntegrity, REGISTRY, writeRegistry } from '../test/createFixtureStore';

const testGateway = openTestGateway();

/** Stores a file of first frames, the prerendered HTML of each page's first render. */
const writeFrameFile = (base: string, file: string, content: unknown): void => {
  const path = join(testGateway.releasesDir, base, 'first-frames', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
};

const { gameName: GAME_NAME, page: PAGE } = FIRST_FRAME_PLACEHOLDERS;

const LAYOUTS: FirstFrames = {
  layout: {
    guest: { html: `<main>${PAGE}</main>`, styles: 'blank' },
    player: { html: `<nav>Menu of ${GAME_NAME}</nav>`, styles: 'menu' },
  },
  'page-layout': { player: { html: `<nav>Menu of ${GAME_NAME}</nav><main>${PAGE}</main>`, styles: 'menu' } },
};
const LOGIN: FirstFrames = {
  'login/LoginPage': { guest: { html: `<h1>Log in to ${GAME_NAME} $& $1</h1>`, styles: 'login' } },
};
const WALLET: FirstFrames = {
  'wallet/WalletPage': { player: { html: '<h1>Wallet</h1>', styles: 'wallet' } },
};
/** Stores first frames of the fixture's releases, and lists them in the registry. */
const storeFrames = (): Registry => {
  for (const locale of ['en-US', 'ar-SA']) {
    writeFrameFile('shell/1.0.0-aa', `${locale}.json`, LAYOUTS);
    writeFrameFile('remotes/auth/1.0.0-bb', `${locale}.json`, LOGIN);
  }
  writeFrameFile('shell/1.0.0-aa', 'styles.json', { blank: 'main{margin:0}', menu: 'nav{color:red}' });
  writeFrameFile('remotes/auth/1.0.0-bb', 'styles.json', { login: 'h1{color:red}' });
  const registry = structuredClone(REGISTRY);
  registry.shell!.current.descriptor.firstFrames = ['layout'];
  const auth = registry.remotes.auth!.current.descriptor;
  auth.routes = [
    ...auth.routes.map((route) => ({ ...route, access: 'guest' as const })),
    { path: '/welcome', page: 'login/LoginPage', title: 'Welcome', access: 'any' },
  ];
  auth.firstFrames = ['login/LoginPage'];
  writeRegistry(testGateway.releasesDir, registry);
  return registry;
};

/** Stores a frame of the wallet too, which is a page of players. */
const storeWalletFrame = (): void => {
  const registry = storeFrames();
  writeFrameFile('remotes/finance/1.0.0-cc', 'en-US.json', WALLET);
  writeFrameFile('remotes/finance/1.0.0-cc', 'styles.json', { wallet: 'h1{color:blue}' });
  registry.remotes.finance!.current.descriptor.firstFrames = ['wallet/WalletPage'];
  writeRegistry(testGateway.releasesDir, { ...registry, revision: 2 });
};

const getPage = async (url: string, cookie = ''): Promise<string> =>
  (await testGateway.gateway.inject({ url, headers: cookie ? { cookie } : {} })).body;

test('shows a guest the page in its layout, with the name of the game escaped once', async () => {
  storeFrames();
  const html = await getPage('/login');
  expect(html).toContain(
    '<div id="first-frame" data-page><main><h1>Log in to Hash &amp; &lt;Grid&gt; $& $1</h1></main></div><div id="root">',
  );
  expect(html).toMatch(/<style nonce="[^"]+" id="first-frame-styles">main\{margin:0\}h1\{color:red\}/);
  expect(html).toContain('<html lang="en-US" dir="ltr">');
});

test('puts the nonce of the policy on the styles and scripts of the frame', async () => {
  storeFrames();
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
])('has no frame for %s', async (_case, url, cookie) => {
  storeFrames();
  expect(await getPage(url, cookie)).not.toContain('first-frame');
});

test('shows a player only the layout when the page has no frame', async () => {
  storeFrames();
  const html = await getPage('/wallet', 'accessToken=x');
  expect(html).toContain(
    '<div id="first-frame"><nav>Menu of Hash &amp; &lt;Grid&gt;</nav></div><div id="root">',
  );
  expect(html).toMatch(/id="first-frame-styles">nav\{color:red\}/);
});

test('shows a player the page in the layout of players', async () => {
  storeWalletFrame();
  const html = await getPage('/wallet', 'accessToken=x');
  expect(html).toContain(
    '<div id="first-frame" data-page><nav>Menu of Hash &amp; &lt;Grid&gt;</nav><main><h1>Wallet</h1></main></div>',
  );
  expect(html).toMatch(/id="first-frame-styles">nav\{color:red\}h1\{color:blue\}/);
});

test.each([
  ['a URL with a query, which the page may show', '/wallet?tab=swap', LAYOUTS],
  ['a shell without a layout frame for pages', '/wallet', { layout: LAYOUTS.layout }],
])('shows a player only the layout for %s', async (_case, url, layouts) => {
  storeWalletFrame();
  writeFrameFile('shell/1.0.0-aa', 'en-US.json', layouts);
  expect(await getPage(url, 'accessToken=x')).toContain(
    '<div id="first-frame"><nav>Menu of Hash &amp; &lt;Grid&gt;</nav></div>',
  );
});

test('shows a guest no frame of a page for players', async () => {
  storeWalletFrame();
  expect(await getPage('/wallet')).not.toContain('first-frame');
});

test('shows a player no frame when the shell has no layout for players', async () => {
  storeFrames();
  writeFrameFile('shell/1.0.0-aa', 'en-US.json', { layout: { guest: LAYOUTS.layout!.guest } });
  expect(await getPage('/wallet', 'accessToken=x')).not.toContain('first-frame');
});

test('shows a page with parameters or a query only when all its URLs share the same first frame', async () => {
  const registry = storeFrames();
  const auth = registry.remotes.auth!.current.descriptor;
  const page = { page: 'login/LoginPage', title: 'Login', access: 'guest' as const };
  auth.routes = [
    { ...page, path: '/login' },
    { ...page, path: '/ref/*', hasOneFirstFrame: true },
  ];
  writeRegistry(testGateway.releasesDir, { ...registry, revision: 2 });
  expect(await getPage('/login?returnUrl=%2Fwallet')).not.toContain('first-frame');
  for (const url of ['/ref/abc', '/ref/abc?utm_source=news', '/ref/%3Cb%3E'])
    expect(await getPage(url)).toContain('<div id="first-frame" data-page><main><h1>Log in');
});

test('uses the language of the cookie, and English for an unknown one', async () => {
  storeFrames();
  const arabic = await getPage('/login', 'language=ar-SA');
  expect(arabic).toContain('<html lang="ar-SA" dir="rtl">');
  expect(arabic).toContain('<link rel="preload" as="fetch" crossorigin href="/locales/ar-SA.json">');
  for (const cookie of ['language=xx-XX', 'language=../../../x', 'language=%22'])
    expect(await getPage('/login', cookie)).toContain('<html lang="en-US" dir="ltr">');
});

test('has the title in the language of the frame, and in English where there is no translation', async () => {
  storeFrames();
  const texts = join(testGateway.releasesDir, 'remotes/auth/1.0.0-bb', 'locales/ar-SA.json');
  mkdirSync(dirname(texts), { recursive: true });
  writeFileSync(texts, JSON.stringify({ Login: 'دخول <1>', Welcome: 7 }));
  expect(await getPage('/login', 'language=ar-SA')).toContain('<title>دخول &lt;1&gt; | Hash');
  expect(await getPage('/welcome', 'language=ar-SA')).toContain('<title>Welcome | Hash');
  expect(await getPage('/login')).toContain('<title>Login | Hash');
});

test('has the English title when the texts of the release are damaged', async () => {
  storeFrames();
  const base = join(testGateway.releasesDir, 'remotes/auth/1.0.0-bb');
  const files = ['first-frames/ar-SA.json', 'first-frames/styles.json', 'locales/ar-SA.json'];
  const hashes = files.map((file) => [file, computeTextIntegrity(readFileSync(join(base, file), 'utf8'))]);
  writeFileSync(join(base, FILES_MANIFEST), JSON.stringify(Object.fromEntries(hashes)));
  writeFileSync(join(base, 'locales/ar-SA.json'), '{"Login":"Send it to me"}');
  expect(await getPage('/login', 'language=ar-SA')).toContain('<title>Login | Hash');
});

test('has the English title when the texts of the release cannot be read', async () => {
  storeFrames();
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
])('leaves out a frame that %s', async (_case, frames) => {
  storeFrames();
  writeFrameFile('remotes/auth/1.0.0-bb', 'en-US.json', frames);
  await testGateway.reopen({ logStream: { write: () => undefined } });
  const html = await getPage('/login');
  expect(html).not.toContain('first-frame');
  expect(html).toContain('<div id="root"></div>');
});

test('leaves out a frame whose file is missing, and one of a release without frames', async () => {
  const registry = storeFrames();
  await testGateway.reopen({ logStream: { write: () => undefined } });
  const styles = join(testGateway.releasesDir, 'remotes/auth/1.0.0-bb/first-frames/styles.json');
  rmSync(styles);
  expect(await getPage('/login')).not.toContain('first-frame');
  writeFrameFile('remotes/auth/1.0.0-bb', 'styles.json', { login: '' });
  expect(await getPage('/login')).toContain('first-frame');
  delete registry.shell!.current.descriptor.firstFrames;
  writeRegistry(testGateway.releasesDir, { ...registry, revision: 2 });
  expect(await getPage('/login')).not.toContain('first-frame');
});

test('shows the frame of the canary to those who get the canary', async () => {
  const registry = storeFrames();
  const { auth } = registry.remotes;
  const next = { ...auth!.current, hash: 'dd', base: '/remotes/auth/1.0.0-dd/' };
  writeFrameFile('remotes/auth/1.0.0-dd', 'en-US.json', {
    'login/LoginPage': { guest: { html: '<h1>Canary</h1>', styles: 'login' } },
  });
  writeFrameFile('remotes/auth/1.0.0-dd', 'styles.json', { login: '' });
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
  storeFrames();
  await testGateway.reopen({ artifactsOrigin: 'https://cdn.example.org' });
  expect(await getPage('/login')).toContain('<h1>Log in to');
});
