import { DETAILS, json, openTestPageLoader, Page } from '../../test/openTestPageLoader';

const { entries, fetched, finance, importMaps, load, openPage, outcome, pageLoader, responses } =
  openTestPageLoader();

const PREVIOUS_PATH = '/releases/finance/before/1.4.2-ab';
const previous = () => ({
  ...finance(),
  version: '1.4.1',
  base: '/remotes/finance/1.4.1-cd/',
  routes: [{ path: '/wallet', page: 'WalletPage', title: 'Wallet' }],
});

/** Lets the live entry fail; that of the previous release works. */
function failLiveEntry(): void {
  load.mockImplementation(() =>
    entries().at(-1)?.includes('1.4.2')
      ? Promise.reject(new Error('It broke on purpose'))
      : Promise.resolve({ default: Page }),
  );
  responses[PREVIOUS_PATH] = json(previous());
  responses['/remotes/finance/1.4.1-cd/remote.json'] = json({
    ...DETAILS,
    integrity: { 'entry.js': 'sha384-p' },
  });
  responses['/'] = json({});
}

test('loads the previous release when one fails, with its own hashes, and stays with it', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  const promise = pageLoader.load(finance(), 'WalletPage');
  expect(await outcome(promise)).toBe(Page);
  expect(await promise).toMatchObject({
    release: previous(),
    failure: {
      release: finance(),
      error: { message: expect.stringMatching(/"finance" 1\.4\.2 did not load .* It broke on purpose/) },
    },
  });
  expect(importMaps().at(-1)).toEqual({ '/remotes/finance/1.4.1-cd/entry.js': 'sha384-p' });
  const again = pageLoader.load(finance(), 'PayPage');
  expect(await outcome(again, 0)).toBe(Page);
  expect((await again).release).toMatchObject({ version: '1.4.1' });
});

test('loads a widget of the previous release when one fails', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  const widget = { slot: 'dashboard.balance', component: 'BalanceWidget', title: 'Balance' };
  responses[PREVIOUS_PATH] = json({ ...previous(), routes: [], widgets: [widget] });
  const promise = pageLoader.load(finance(), 'BalanceWidget');
  expect(await outcome(promise)).toBe(Page);
  expect((await promise).release).toMatchObject({ version: '1.4.1', widgets: [widget] });
});

test('does not go back to the failed release when the previous one fails later', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  await outcome(pageLoader.load(finance(), 'WalletPage'));
  const html = { remotes: [{ ...finance(), base: '/remotes/finance/1.4.2-ab/' }] };
  responses['/'] = () =>
    Promise.resolve(
      new Response(`<script type="application/json" id="bootstrap">${JSON.stringify(html)}</script>`),
    );
  load.mockReset().mockRejectedValue(new Error('Down'));
  expect(await outcome(pageLoader.load(finance(), 'PayPage'))).toMatch(/1\.4\.1 did not load/);
  expect(entries().at(-1)).toMatch(/1\.4\.1-cd/);
  expect(fetched.filter((url) => url.startsWith('/releases/'))).toEqual([PREVIOUS_PATH]);
});

test.each<[string, () => unknown]>([
  ['fails too', () => load.mockReset().mockRejectedValue(new Error('It broke on purpose'))],
  ['does not exist', () => (responses[PREVIOUS_PATH] = new Response('', { status: 404 }))],
  ['does not have the page', () => (responses[PREVIOUS_PATH] = json({ ...previous(), routes: [] }))],
  ['has a malformed menu', () => (responses[PREVIOUS_PATH] = json({ ...previous(), menu: [{ path: 7 }] }))],
  ['is elsewhere', () => (responses[PREVIOUS_PATH] = json({ ...previous(), base: '//evil.example/' }))],
])('says why the live release fails when the previous one %s', async (_, spoil) => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  spoil();
  expect(await outcome(pageLoader.load(finance(), 'WalletPage'))).toMatch(
    /"finance" 1\.4\.2 did not load .* It broke on purpose/,
  );
});

test('loads the previous release when a page cannot start', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  expect(await outcome(pageLoader.loadPrevious(finance(), 'WalletPage'), 0)).toBe(Page);
});
