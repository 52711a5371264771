import { brotliCompressSync } from 'node:zlib';
import type { LinkedAddress, LoginNonce, Success } from '@hashgrid/contracts';
import type { Page, Route } from '@playwright/test';
import { createSiweMessage } from 'viem/siwe';
import { callApi } from '../../fixtures/callApi';
import { readActivationToken } from '../../fixtures/outbox';
import { addWallet, failWith, type PageWallet } from '../../fixtures/pageWallet';
import { createCredentials, unwrap } from '../../fixtures/player';
import { expect, test } from '../../fixtures/test';
import { waitForNetworkIdle } from '../../fixtures/waitForNetworkIdle';
import { waitForTelemetry } from '../../fixtures/waitForTelemetry';

const SHELL_SCRIPT = /\/shell\/.*\.js$/;
const REJECTED = failWith(4001, 'User rejected the request.');
const NO_ANSWER = () => new Promise(() => {});
/** Methods by which a page asks for accounts; connectors differ in which they use. */
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

  test('[W13] explains a rejection of the connection and of the signature, and tries again', async ({
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
    wallet.answers = answerAccounts(NO_ANSWER);
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
});

/** The browser reports the status of a login with an unknown address. */
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
  await page.getByRole('button', { name: 'Create an account' }).click();
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
  await expect(page.getByText('Log in to link this address to your account:')).toBeVisible();
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText(/You can now log in with/)).toBeVisible();
});

for (const { what, answer } of [
  { what: 'cannot be loaded', answer: (route: Route) => route.abort() },
  { what: 'hangs', answer: () => undefined },
]) {
  test(`explains that the wallet code ${what} and loads it at the next click`, async ({
    page,
    consoleErrors,
  }) => {
    await page.clock.install();
    await page.goto('/login');
    await waitForNetworkIdle(page);
    consoleErrors.allow(/ERR_FAILED/);
    await page.route(SHELL_SCRIPT, answer);
    const requested = page.waitForRequest(SHELL_SCRIPT);
    const button = page.getByRole('button', { name: 'Log in with wallet' });
    await button.click();
    await requested;
    // As long as a page may take to load.
    await page.clock.runFor(7000);
    await expect(page.getByText(/^Couldn’t open this\./)).toBeVisible();
    await page.unroute(SHELL_SCRIPT);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

/** Scripts that a page has requested so far, with their code. */
const recordScripts = (page: Page): Map<string, Promise<string>> => {
  const scripts = new Map<string, Promise<string>>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const readCode = async () => (await (await request.response())?.text()) ?? '';
    // A response that is still read at the end of a test is gone.
    scripts.set(
      request.url(),
      readCode().catch(() => ''),
    );
  });
  return scripts;
};

const isOfShell = (url: string) => new URL(url).pathname.startsWith('/shell/');
const LIMIT_BYTES = 20_000;
/** The event by which a page asks browser wallets for their names; only wallet code sends it. */
const FINDS_WALLETS = 'eip6963:requestProvider';

/** Opens a page, and waits for the scripts of the shell that it loads without a click: its own, telemetry, and languages if a picker shows. Returns their URLs. */
const openAndListShellScripts = async (
  page: Page,
  path: string,
  scripts: Map<string, Promise<string>>,
): Promise<string[]> => {
  const loaded = waitForTelemetry(page);
  await page.goto(path);
  await loaded;
  await waitForNetworkIdle(page);
  return [...scripts.keys()].filter(isOfShell);
};

test('loads no wallet code before the click, then only the picker', async ({ page }) => {
  const wallet = await addWallet(page);
  const scripts = recordScripts(page);
  const before = await openAndListShellScripts(page, '/login', scripts);
  expect(before).toHaveLength(3);
  await page.getByRole('button', { name: 'Log in with wallet' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: wallet.name })).toBeVisible();
  await waitForNetworkIdle(page);
  // The links of the page prefetch other pages of auth meanwhile.
  const [picker, ...others] = [...scripts].filter(([url]) => isOfShell(url) && !before.includes(url));
  expect(others).toEqual([]);
  const code = (await picker?.[1]) ?? '';
  expect(code).toContain(FINDS_WALLETS);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(LIMIT_BYTES);
  expect(wallet.requests).toEqual([]);
});

test('loads no wallet code with the page /wallet', async ({ loggedInPage: page }) => {
  const scripts = recordScripts(page);
  const urls = await openAndListShellScripts(page, '/wallet', scripts);
  const codes = await Promise.all(urls.map((url) => scripts.get(url)));
  expect(codes.filter((code) => code?.includes(FINDS_WALLETS))).toEqual([]);
});
