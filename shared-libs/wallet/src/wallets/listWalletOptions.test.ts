import { DEFAULT_WALLET_SETTINGS, type WalletSettings } from '@hashgrid/contracts';
import { announceProvider, createProvider, injectProvider } from '../../test/providers';
import type { announcedWallets as AnnouncedWallets } from './announcedWallets';
import type { listWalletOptions as ListWalletOptions } from './listWalletOptions';
import type { findWallet as FindWallet } from './findWallet';

const GLOBALS = ['ethereum', 'trustwallet', 'binancew3w', 'BinanceChain'];
const ICON = 'data:image/svg+xml,<svg/>';

let announcedWallets: typeof AnnouncedWallets;
let listWalletOptions: typeof ListWalletOptions;
let findWallet: typeof FindWallet;

/** Wallets stay announced as long as the module lives, so each test imports a fresh one. */
beforeEach(async () => {
  for (const name of GLOBALS) injectProvider(name, undefined);
  await jest.isolateModulesAsync(async () => {
    ({ announcedWallets } = await import('./announcedWallets'));
    ({ listWalletOptions } = await import('./listWalletOptions'));
    ({ findWallet } = await import('./findWallet'));
  });
  announcedWallets.read();
});

const list = (settings: Partial<WalletSettings> = {}) =>
  listWalletOptions({ ...DEFAULT_WALLET_SETTINGS, ...settings }, announcedWallets.read()).map(
    ({ name, kind }) => `${name}: ${kind}`,
  );

test('offers to install wallets where there are none', () => {
  expect(list()).toEqual([
    'MetaMask: install',
    'Binance Wallet: install',
    'Trust Wallet: install',
    'Blocto: discontinued',
  ]);
  expect(listWalletOptions(DEFAULT_WALLET_SETTINGS, announcedWallets.read())[0]?.installUrl).toBe(
    'https://metamask.io/download',
  );
});

test('[L14] lists installed wallets first, then those that the settings offer', () => {
  injectProvider('trustwallet', {});
  announceProvider({ name: 'Rabby', rdns: 'io.rabby', icon: ICON });
  const settings = {
    walletConnectProjectId: 'a'.repeat(32),
    ledgerConnectKitUrl: 'https://cdn.example/i.js',
  };
  expect(list(settings)).toEqual([
    'Trust Wallet: installed',
    'Rabby: installed',
    'WalletConnect: qr',
    'Ledger: device',
    'WalletConnect: more',
    'MetaMask: install',
    'Binance Wallet: install',
    'Blocto: discontinued',
  ]);
});

test('prefers the announced provider of a wallet to its injected one, and lists the wallet once', () => {
  injectProvider('trustwallet', {});
  const announced = announceProvider({ name: 'Trust', rdns: 'com.trustwallet.app', icon: ICON });
  expect(findWallet('trust')).toMatchObject({ provider: announced, icon: ICON });
  expect(list().filter((option) => option.startsWith('Trust'))).toEqual(['Trust Wallet: installed']);
});

test('finds MetaMask’s mobile app, but prefers its extension', () => {
  const app = announceProvider({ name: 'MetaMask', rdns: 'io.metamask.mobile' });
  expect(findWallet('metaMask')?.provider).toBe(app);
  const extension = announceProvider({ name: 'MetaMask', rdns: 'io.metamask' });
  expect(findWallet('metaMask')?.provider).toBe(extension);
});

test('finds Binance Wallet nested, by its flag, and at its former global, in this order', () => {
  const old = injectProvider('BinanceChain', {});
  expect(findWallet('binance')?.provider).toHaveProperty('request');
  const flagged = injectProvider('ethereum', { isBinance: true });
  expect(findWallet('binance')?.provider).toBe(flagged);
  const nested = createProvider();
  Object.assign(injectProvider('binancew3w', {}), { ethereum: nested });
  expect(findWallet('binance')?.provider).toBe(nested);
  expect(nested).not.toBe(old);
});

test.each(['isTrust', 'isTrustWallet'])('finds Trust Wallet by %s among several providers', (flag) => {
  const trust = createProvider({ [flag]: true });
  injectProvider('ethereum', { isMetaMask: true, providers: [null, trust] });
  expect(findWallet('trust')?.provider).toBe(trust);
});

test('shows Blocto as discontinued unless it is enabled, and then only if it is installed', () => {
  injectProvider('ethereum', { isBlocto: true });
  expect(list()).toContain('Blocto: discontinued');
  expect(list({ isBloctoEnabled: true })).toContain('Blocto: installed');
  injectProvider('ethereum', {});
  expect(list({ isBloctoEnabled: true }).join()).not.toContain('Blocto');
});

test.each([
  ['binance', [1, 56, 97]],
  ['trust', [1, 5, 56, 97]],
  ['blocto', [1, 3, 4, 42, 56, 97, 137, 80_001, 43_114, 43_113]],
  ['metaMask', [56, 97]],
  ['walletConnect', [56, 97]],
])('[W7, W8, W9] lets %s use the chains %j', (id, chainIds) => {
  expect(findWallet(id)?.wallet.chainIds).toEqual(chainIds);
});

test('lists two wallets with the same name separately', () => {
  const one = announceProvider({ name: 'Twin', rdns: 'org.example.one' });
  const two = announceProvider({ name: 'Twin', rdns: 'org.example.two' });
  const twins = listWalletOptions(DEFAULT_WALLET_SETTINGS, announcedWallets.read()).filter(
    ({ name }) => name === 'Twin',
  );
  expect(twins.map(({ id }) => findWallet(id)?.provider)).toEqual([one, two]);
});

test.each([
  ['no provider', { provider: undefined }],
  ['a provider without a request function', { provider: {} }],
  ['no name', { info: { uuid: 'u-1', rdns: 'org.example' } }],
  ['a name of spaces', { info: { uuid: 'u-1', name: '  ', rdns: 'org.example' } }],
  ['no info', { info: null }],
])('ignores an announcement with %s', (_, overrides) => {
  const detail = {
    info: { uuid: 'u-1', name: 'Stranger', rdns: 'org.example' },
    provider: { request: () => Promise.resolve() },
    ...overrides,
  };
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: null }));
  expect(list()).toHaveLength(4);
});

test('truncates announced names, removes their invisible characters, and drops icons that are too large or not image data URLs', () => {
  announceProvider({ name: `\u202EMeta\u200BMask${'x'.repeat(99)}`, icon: 'https://evil.example/pixel.png' });
  announceProvider({ name: 'Script', icon: 'data:text/html,<script>1</script>' });
  announceProvider({ name: 'Large', icon: `data:image/png;base64,${'A'.repeat(100_000)}` });
  const [first, second, third] = listWalletOptions(DEFAULT_WALLET_SETTINGS, announcedWallets.read());
  expect(first?.name).toMatch(/^MetaMaskx+$/);
  expect(first?.name).toHaveLength(40);
  expect(first).not.toHaveProperty('icon');
  expect(second).not.toHaveProperty('icon');
  expect(third).toMatchObject({ name: 'Large' });
  expect(third).not.toHaveProperty('icon');
});

test('accepts at most 32 announced wallets', () => {
  for (let count = 0; count < 100; count += 1)
    announceProvider({ name: `Wallet ${count}`, rdns: `org.w${count}` });
  expect(list().filter((option) => option.startsWith('Wallet '))).toHaveLength(32);
});
