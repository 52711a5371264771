import { DEFAULT_WALLET_SETTINGS, LEDGER_POLICY } from '@hashgrid/contracts';
import { LEDGER_INTEGRITY, loadLedgerProvider } from './loadLedgerProvider';

const SCRIPT_URL = 'https://cdn.example/npm/@ledgerhq/connect-kit@1.1.12/dist/umd/index.js';
const settings = {
  ...DEFAULT_WALLET_SETTINGS,
  ledgerConnectKitUrl: SCRIPT_URL,
  walletConnectProjectId: 'a'.repeat(32),
};

const page = window as unknown as {
  ledgerConnectKit?: unknown;
  __webpack_nonce__?: string;
  trustedTypes?: unknown;
};
const findScript = () => document.head.querySelector<HTMLScriptElement>('script')!;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete page.ledgerConnectKit;
  delete page.__webpack_nonce__;
  document.head.innerHTML = '';
});

test('[W11] loads the script of the configured CDN with its hash, and returns the provider', async () => {
  const provider = { request: jest.fn() };
  const checkSupport = jest.fn();
  const meta = Object.assign(document.createElement('meta'), { name: 'csp-nonce', nonce: 'n-1' });
  document.head.append(meta);
  const loading = loadLedgerProvider(settings);
  expect(findScript().src).toBe(SCRIPT_URL);
  expect(findScript().integrity).toBe(LEDGER_INTEGRITY);
  expect(findScript().crossOrigin).toBe('anonymous');
  page.ledgerConnectKit = { checkSupport, getProvider: () => Promise.resolve(provider) };
  findScript().dispatchEvent(new Event('load'));
  expect(await loading).toBe(provider);
  expect(checkSupport).toHaveBeenCalledWith(
    expect.objectContaining({ projectId: 'a'.repeat(32), optionalChains: [56, 97] }),
  );
  // The nonce of the kit's styles, without which the Content Security Policy blocks them.
  expect(page.__webpack_nonce__).toBe('n-1');
  const loadingAgain = loadLedgerProvider(settings);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(await loadingAgain).toBe(provider);
});

test('[W11] gets the source of the script from the Trusted Types policy that the page allows', async () => {
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => `${rules.createScriptURL(url)}?trusted`,
  }));
  page.trustedTypes = { createPolicy };
  await jest.isolateModulesAsync(async () => {
    const { loadLedgerProvider: loadProvider } = await import('./loadLedgerProvider');
    void loadProvider(settings).catch(() => undefined);
  });
  delete page.trustedTypes;
  expect(createPolicy).toHaveBeenCalledWith(LEDGER_POLICY, expect.anything());
  expect(findScript().src).toBe(`${SCRIPT_URL}?trusted`);
  findScript().dispatchEvent(new Event('error'));
});

test('[W11] gives up after 10 s, and starts again on the next click', async () => {
  const loading = loadLedgerProvider(settings);
  const failure = loading.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(findScript()).not.toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ name: 'WalletTimeoutError' });
  expect(findScript()).toBeNull();
  void loadLedgerProvider(settings).catch(() => undefined);
  expect(findScript()).not.toBeNull();
  findScript().dispatchEvent(new Event('error'));
});

test('[W11] reports a script that is missing or has unexpected content', async () => {
  const loading = loadLedgerProvider(settings);
  findScript().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ name: 'ConnectorNotFoundError' });
});

test.each([
  ['no kit', undefined],
  [
    'a kit whose provider is not a wallet',
    { checkSupport: jest.fn(), getProvider: () => Promise.resolve({}) },
  ],
])('[W11] reports a script that defines %s', async (_, kit) => {
  const loading = loadLedgerProvider(settings);
  page.ledgerConnectKit = kit;
  findScript().dispatchEvent(new Event('load'));
  await expect(loading).rejects.toMatchObject({ name: 'ConnectorNotFoundError' });
});

test('[W11] loads nothing unless it is configured', async () => {
  await expect(loadLedgerProvider(DEFAULT_WALLET_SETTINGS)).rejects.toMatchObject({
    name: 'ConnectorNotFoundError',
  });
  expect(findScript()).toBeNull();
});
