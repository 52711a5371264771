import type { Bootstrap, LoginTokens } from '@hashgrid/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fetchBootstrap } from '../../fixtures/fetchBootstrap';
import { addWallet } from '../../fixtures/pageWallet';
import { toCookies } from '../measure/toCookies';
import { trackRequests } from '../measure/trackRequests';
import { waitUntilQuiet } from '../measure/waitUntilQuiet';

/** Bytes of wallet code over the wire, headers included. */
export interface WalletBytes {
  /** At each path, before any click. */
  routes: { path: string; bytes: number }[];
  /** From the click to the picker. */
  picker: number;
  /** wagmi and viem, when a wallet is chosen. */
  client: number;
  /** Web3Modal, at “More wallets”. */
  moreWallets: number;
}

interface Product {
  url: string;
  /** Session of a player. */
  tokens: LoginTokens;
}

/** Returns the URLs of the wallet code: `lazyIntegrity` lists nothing else. */
const readWalletScripts = async (url: string, { shell }: Bootstrap): Promise<Set<string>> => {
  const { lazyIntegrity } = (await (await fetch(`${url}${shell.base}shell.json`)).json()) as {
    lazyIntegrity: Record<string, string>;
  };
  return new Set(Object.keys(lazyIntegrity).map((file) => url + shell.base + file));
};

/** Opens a tab that can reach only the product. `readNewBytes` returns the bytes of `scripts` loaded since its last call. */
const openTab = async (context: BrowserContext, url: string, scripts: ReadonlySet<string>) => {
  const page = await context.newPage();
  await page.route(
    ({ origin }) => origin !== url,
    (route) => route.abort(),
  );
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const tracker = trackRequests(session);
  let counted = 0;
  const readNewBytes = async () => {
    await waitUntilQuiet(page, tracker);
    const loaded = tracker.getRequests().filter((request) => scripts.has(request.url.split('?')[0] ?? ''));
    const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
    const added = total - counted;
    counted = total;
    return added;
  };
  return { page, readNewBytes };
};

const NEVER_SETTLES = () => new Promise(() => {});

const measureClicks = async (
  page: Page,
  readNewBytes: () => Promise<number>,
): Promise<Omit<WalletBytes, 'routes'>> => {
  // tsx makes functions that run in the page call this helper.
  await page.addInitScript('globalThis.__name = (value) => value');
  const wallet = await addWallet(page);
  wallet.answers = { eth_requestAccounts: NEVER_SETTLES, wallet_requestPermissions: NEVER_SETTLES };
  await page.reload();
  await readNewBytes();
  await page.getByRole('button', { name: 'Log in with wallet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: wallet.name }).waitFor();
  const picker = await readNewBytes();
  await dialog.getByRole('button', { name: wallet.name }).click();
  await dialog.getByRole('group', { name: /^Connecting to/ }).waitFor();
  const client = await readNewBytes();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'More wallets' }).click();
  await page.getByRole('alertdialog').waitFor();
  return { picker, client, moreWallets: await readNewBytes() };
};

/** Measures when wallet code is loaded, and how much. The product needs a WalletConnect project ID. */
export const measureWalletBytes = async (
  browser: Browser,
  { url, tokens }: Product,
): Promise<WalletBytes> => {
  const bootstrap = await fetchBootstrap(`${url}/login`);
  const scripts = await readWalletScripts(url, bootstrap);
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const guest = await openTab(context, url, scripts);
    const paths = bootstrap.remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
    const routes = [];
    for (const path of new Set(['/login', ...paths.filter((path) => !/[:*]/.test(path))])) {
      // As a guest first, because the pages for guests redirect players.
      await guest.page.goto(url + path);
      routes.push({ path, bytes: await guest.readNewBytes() });
    }
    await guest.page.goto(`${url}/login`);
    const clicks = await measureClicks(guest.page, guest.readNewBytes);
    await context.addCookies(toCookies(url, tokens));
    const player = await openTab(context, url, scripts);
    for (const route of routes) {
      await player.page.goto(url + route.path);
      route.bytes += await player.readNewBytes();
    }
    return { routes, ...clicks };
  } finally {
    await context.close();
  }
};
