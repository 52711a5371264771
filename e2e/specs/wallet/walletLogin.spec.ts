import { brotliCompressSync } from 'node:zlib';
import type { LinkedAddress, LoginNonce, Success } from '@hashgrid/contracts';
import type { Page, Route } from '@playwright/test';
import { createSiweMessage } from 'viem/siwe';
import { callApi } from '../../fixtures/callApi';
import { EXTENDED_CHUNK_TIMEOUT_MS } from '../../fixtures/extendTimeLimits';
import { isShellFile } from '../../fixtures/isShellFile';
import { readActivationToken } from '../../fixtures/outbox';
import { addWallet, failWith, type PageWallet } from '../../fixtures/pageWallet';
import { pauseClock } from '../../fixtures/pauseClock';
import { PICKER_LIMIT_BYTES } from '../../fixtures/pickerLimit';
import { createCredentials, unwrap } from '../../fixtures/player';
import { expectLogin, logOut } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { waitForNetworkIdle } from '../../fixtures/waitForNetworkIdle';
import { waitForTelemetry } from '../../fixtures/waitForTelemetry';

const SHELL_SCRIPT = /\/shell\/.*\.js$/;
const REJECTED = failWith(4001, 'User rejected the request.');
const NEVER_SETTLES = () => new Promise(() => {});
/** Returns the same answer for both methods by which a page asks for accounts, because connectors differ in which one they use. */
const answerAccounts = (answer: PageWallet['answers'][string]): PageWallet['answers'] => ({
  eth_requestAccounts: answer,
  wallet_requestPermissions: answer,
});

/** Links the wallet's address to the player of a session, through the API. */
const linkAddress = async (productUrl: string, bearer: string, wallet: PageWallet): Promise<void> => {
  const { data } = unwrap('Nonce', await callApi<Success<LoginNonce>>(productUrl, '/public/auth/nonce'));
  const message = createSiweMessage({
    address: wallet.address,
    chainId: 56,
    domain: new URL(productUrl).host,
    uri: productUrl,
    nonce: data.nonce,
    issuedAt: new Date(data.issuedAt),
    version: '1',
  });
  const body = { message, signature: await wallet.account.signMessage({ message }) };
  const path = '/shared/client/addresses';
  unwrap('Link', await callApi<Success<LinkedAddress>>(productUrl, path, { method: 'POST', bearer, body }));
};

const chooseWallet = async (page: Page, wallet: PageWallet): Promise<void> => {
  await page.getByRole('button', { name: 'Log in with wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: wallet.name }).click();
};

test.describe('with a linked address', () => {
  let wallet: PageWallet;

  test.beforeEach(async ({ page, context, product, session }) => {
    wallet = await addWallet(page);
    await linkAddress(product.url, session.accessToken ?? '', wallet);
    await context.clearCookies();
  });

  test('[A7] [C3] logs in with a wallet and opens the mining nodes', async ({ page }) => {
    await page.goto('/login');
    await chooseWallet(page, wallet);
    await expect(page).toHaveURL('/mining-node');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('[A7] keeps the return URL', async ({ page }) => {
    await page.goto('/login?returnUrl=%2Ftransactions');
    await chooseWallet(page, wallet);
    await expect(page).toHaveURL('/transactions');
  });

  test('[W13] explains a rejection of the connection and of the signature, and succeeds on Try again', async ({
    page,
  }) => {
    const alert = page.getByRole('dialog').getByRole('alert');
    await page.goto('/login');
    wallet.answers = answerAccounts(REJECTED);
    await chooseWallet(page, wallet);
    await expect(alert).toContainText('You declined the request');
    wallet.answers = { personal_sign: REJECTED };
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('group', { name: 'Couldn’t log in' })).toBeVisible();
    await expect(alert).toContainText('You declined the request');
    wallet.answers = {};
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/mining-node');
  });

  test('[W14] explains that the wallet waits for an earlier request', async ({ page }) => {
    await page.goto('/login');
    wallet.answers = answerAccounts(failWith(-32_002, 'Already processing eth_requestAccounts.'));
    await chooseWallet(page, wallet);
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('an earlier request');
  });

  test('[L14] can be canceled with the keyboard while the wallet does not answer', async ({ page }) => {
    await page.goto('/login');
    wallet.answers = answerAccounts(NEVER_SETTLES);
    await page.getByRole('button', { name: 'Log in with wallet' }).focus();
    await page.keyboard.press('Enter');
    const row = page.getByRole('dialog').getByRole('button', { name: wallet.name });
    await expect(row).toBeVisible();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /^Connecting to/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Log in with wallet' })).toBeFocused();
  });

  test('[W4] asks a wallet on another chain to switch before it signs', async ({ page }) => {
    await page.goto('/login');
    wallet.chainId = 1;
    wallet.answers = { wallet_switchEthereumChain: failWith(-32_603, 'Internal error.') };
    await chooseWallet(page, wallet);
    await expect(page.getByRole('group', { name: /^Switch to/ })).toBeVisible();
    expect(wallet.requests).not.toContain('personal_sign');
    wallet.answers = {};
    await page.getByRole('button', { name: 'Switch network' }).click();
    await expect(page).toHaveURL('/mining-node');
    expect(wallet.chainId).toBe(56);
  });

  for (const { query, from, to } of [
    { query: '?chain=bscTestnet', from: 56, to: 97 },
    { query: '?chainId=97', from: 56, to: 97 },
    { query: '?chain=nothing', from: 97, to: 56 },
    { query: '', from: 97, to: 56 },
  ]) {
    test(`[W6] switches a wallet on chain ${from} to chain ${to} at /login${query}`, async ({ page }) => {
      wallet.chainId = from;
      await page.goto(`/login${query}`);
      await chooseWallet(page, wallet);
      await expect(page).toHaveURL('/mining-node');
      expect(wallet.chainId).toBe(to);
    });
  }

  test('[W5, W19] adds a chain that the wallet does not know before it signs', async ({ page }) => {
    wallet.chainId = 1;
    wallet.chains = new Set([1]);
    await page.goto('/login');
    await chooseWallet(page, wallet);
    await expect(page).toHaveURL('/mining-node');
    const calls = wallet.requests.filter((method) => /EthereumChain$|^personal_sign$/.test(method));
    expect(calls).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'personal_sign']);
    expect(wallet.requests).toEqual(
      expect.arrayContaining(['wallet_requestPermissions', 'eth_accounts', 'eth_chainId']),
    );
  });

  test('[W3] stores its state under wagmi_v1.1, and asks an approved wallet for nothing after a reload', async ({
    page,
  }) => {
    await page.goto('/login');
    await chooseWallet(page, wallet);
    await expect(page).toHaveURL('/mining-node');
    const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => /wagmi/.test(key)));
    expect(keys).toContain('wagmi_v1.1.store');
    for (const key of keys) expect(key).toMatch(/^wagmi_v1\.1\./);
    await logOut(page);
    await expectLogin(page);
    wallet.requests.length = 0;
    await page.reload();
    await page.getByRole('button', { name: 'Log in with wallet' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: wallet.name })).toBeVisible();
    await waitForNetworkIdle(page);
    expect(wallet.requests).toEqual([]);
  });
});

/** Console message for the response to a login with an unknown address. */
const UNKNOWN_ADDRESS = /status of 403/;

test('signs up with an unknown address and then logs in with it', async ({
  page,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(UNKNOWN_ADDRESS);
  const player = createCredentials();
  const wallet = await addWallet(page);
  await page.goto('/login');
  await chooseWallet(page, wallet);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/sign-up');
  await expect(page.getByRole('status').getByText(wallet.address)).toBeVisible();
  await page.getByLabel('Username').fill(player.username);
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByRole('checkbox', { name: 'I agree to the terms.' }).check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  const body = { token: await readActivationToken(product.url, player.email), password: player.password };
  unwrap('Activation', await callApi(product.url, '/public/auth/activate', { method: 'POST', body }));
  await page.goto('/login');
  await chooseWallet(page, wallet);
  await expect(page).toHaveURL('/mining-node');
});

test('links an unknown address after a login with credentials', async ({ page, player, consoleErrors }) => {
  consoleErrors.allow(UNKNOWN_ADDRESS);
  const wallet = await addWallet(page);
  await page.goto('/login');
  await chooseWallet(page, wallet);
  await page.getByRole('button', { name: 'Log in and link it' }).click();
  await expect(page.getByText('Log in to link this wallet to your account:')).toBeVisible();
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText(/You can now log in with/)).toBeVisible();
});

for (const { failure, respond, waitMs } of [
  { failure: 'cannot be loaded', respond: (route: Route) => route.abort(), waitMs: 0 },
  { failure: 'hangs', respond: () => undefined, waitMs: EXTENDED_CHUNK_TIMEOUT_MS },
]) {
  test(`shows an error when the wallet code ${failure}, and loads it at the next click`, async ({
    page,
    consoleErrors,
  }) => {
    await page.clock.install();
    await page.goto('/login');
    await waitForNetworkIdle(page);
    consoleErrors.allow(/ERR_FAILED/);
    await page.route(SHELL_SCRIPT, respond);
    const requested = page.waitForRequest(SHELL_SCRIPT);
    const button = page.getByRole('button', { name: 'Log in with wallet' });
    await button.click();
    await requested;
    // Paused, because the error is shown for a few seconds only.
    await pauseClock(page);
    await page.clock.runFor(waitMs);
    await expect(page.getByText(/^Couldn’t open this\./)).toBeVisible();
    await page.clock.resume();
    await page.unroute(SHELL_SCRIPT);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

/** Records all later scripts of a page: their code by URL. */
const recordScripts = (page: Page): Map<string, Promise<string>> => {
  const scripts = new Map<string, Promise<string>>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const readCode = async () => (await (await request.response())?.text()) ?? '';
    // At the end of a test, a response can no longer be read.
    scripts.set(
      request.url(),
      readCode().catch(() => ''),
    );
  });
  return scripts;
};

/** The event by which a page asks wallets to announce themselves. Only wallet code sends it. */
const DISCOVERY_EVENT = 'eip6963:requestProvider';

/**
 * Opens a page, and returns the URLs of the shell's scripts that it loads without a click: the shell itself, telemetry, and the
 * languages if a picker is shown.
 */
const openAndListShellScripts = async (
  page: Page,
  path: string,
  scripts: Map<string, Promise<string>>,
): Promise<string[]> => {
  const loaded = waitForTelemetry(page);
  await page.goto(path);
  await loaded;
  await waitForNetworkIdle(page);
  return [...scripts.keys()].filter(isShellFile);
};

test('loads no wallet code before the click, then only the picker', async ({ page }) => {
  const wallet = await addWallet(page);
  const scripts = recordScripts(page);
  const before = await openAndListShellScripts(page, '/login', scripts);
  expect(before).toHaveLength(3);
  await page.getByRole('button', { name: 'Log in with wallet' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: wallet.name })).toBeVisible();
  await waitForNetworkIdle(page);
  // Only scripts of the shell, because links of the page prefetch other pages of auth.
  const [picker, ...others] = [...scripts].filter(([url]) => isShellFile(url) && !before.includes(url));
  expect(others).toEqual([]);
  const code = (await picker?.[1]) ?? '';
  expect(code).toContain(DISCOVERY_EVENT);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(PICKER_LIMIT_BYTES);
  expect(wallet.requests).toEqual([]);
});

test('loads no wallet code with the page /wallet', async ({ loggedInPage: page }) => {
  const scripts = recordScripts(page);
  const urls = await openAndListShellScripts(page, '/wallet', scripts);
  expect(urls).not.toEqual([]);
  const codes = await Promise.all(urls.map((url) => scripts.get(url)));
  expect(codes.filter((code) => code?.includes(DISCOVERY_EVENT))).toEqual([]);
});
