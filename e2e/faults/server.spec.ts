import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { ApiWallet, Receipt, Success } from '@hashgrid/contracts';
import { callApi } from '../fixtures/callApi';
import { copyReleases, makeDataFolder, removeDataFolder } from '../fixtures/dataFolder';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';
import { logIn, makePlayer, type Player } from '../fixtures/player';
import { expectDashboard, submitLogin } from '../fixtures/screens';
import {
  collectOutput,
  waitForExit,
  spawnProduct,
  startProduct,
  type Product,
} from '../fixtures/startProduct';
import { expect, test } from '../fixtures/test';

/** Time after which a product that starts despite invalid settings is killed. */
const EXIT_TIMEOUT_MS = 300_000;

/** Starts the product with invalid settings; resolves with its exit code and output. */
const startAndFail = async (
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> => {
  const dataDir = makeDataFolder();
  try {
    const child = spawnProduct({ dataDir, port: 0, env });
    const output = collectOutput(child);
    const timer = setTimeout(() => child.kill('SIGKILL'), EXIT_TIMEOUT_MS);
    const code = await waitForExit(child);
    clearTimeout(timer);
    return { code, output: output() };
  } finally {
    removeDataFolder(dataDir);
  }
};

for (const { name, value, expected } of [
  { name: 'PORT', value: 'eighty', expected: 'a whole number' },
  { name: 'API_URL', value: 'api.test:4000', expected: 'http' },
  { name: 'GAME_NAME', value: 'x'.repeat(41), expected: 'at most 40' },
]) {
  test(`rejects an invalid ${name} with its name, value and expected format`, async () => {
    const { code, output } = await startAndFail({ [name]: value });
    expect(code).toBe(1);
    expect(output).toContain(name);
    expect(output).toContain(value);
    expect(output).toContain(expected);
    expect(output).not.toMatch(/^\s+at /m);
  });
}

test('rejects an invalid DATABASE_URL without printing its password', async () => {
  const { code, output } = await startAndFail({ DATABASE_URL: 'mysql://me:hunter2@db/game' });
  expect(code).toBe(1);
  expect(output).toContain('DATABASE_URL');
  expect(output).not.toContain('hunter2');
});

test('reports a port in use and suggests the next one', async () => {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { code, output } = await startAndFail({ PORT: String(port) });
  holder.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use`);
  expect(output).toContain(`PORT=${port + 1}`);
});

const readUsdtBalance = async (url: string, player: Player): Promise<string | undefined> => {
  const { accessToken: bearer = '' } = await logIn(url, player);
  const { body } = await callApi<Success<{ wallets: ApiWallet[] }>>(url, '/shared/client/wallets', {
    bearer,
  });
  return body.data.wallets.find(({ token }) => token.code === 'USDT')?.balance;
};

test('restarts after a kill with its data and no build, and exits cleanly on Ctrl-C', async ({
  page,
  product,
  consoleErrors,
}) => {
  // The open page’s event stream ends with the server.
  consoleErrors.allow(/ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)/);
  const dataDir = makeDataFolder();
  const env = { GAME_NAME: 'Grid of Tests' };
  const servers: Product[] = [];
  try {
    copyReleases(product.dataDir, dataDir);
    const first = await startProduct({ dataDir, env });
    servers.push(first);
    const [payer, payee] = [await makePlayer(first.url), await makePlayer(first.url)];
    const { accessToken: bearer = '' } = await logIn(first.url, payer);
    const transfer = {
      method: 'POST' as const,
      bearer,
      body: { recipient: payee.username, token: 'USDT', amount: '4.25' },
      headers: { 'Idempotency-Key': 'kill-and-restart' },
    };
    const paid = await callApi<Success<Receipt>>(first.url, '/auth/transaction/transfer', transfer);
    expect(paid.status, JSON.stringify(paid.body)).toBeLessThan(300);
    await first.stop('SIGKILL');

    const second = await startProduct({ dataDir, port: first.port, env });
    servers.push(second);
    await expect.poll(second.output).toContain('There is nothing to publish.');
    expect(second.output()).not.toContain('Building');
    expect(await readUsdtBalance(second.url, payee)).toMatch(/^29\.250*$/);
    // The same idempotency key pays once across the restart.
    await callApi(second.url, '/auth/transaction/transfer', transfer);
    expect(await readUsdtBalance(second.url, payee)).toMatch(/^29\.250*$/);
    await page.goto(`${second.url}/login`);
    await expect(page).toHaveTitle('Login | Grid of Tests');
    await submitLogin(page, payee);
    await expectDashboard(page);
    await waitForNetworkIdle(page);
    expect(await second.stop('SIGINT')).toBe(0);
  } finally {
    for (const server of servers) await server.stop('SIGKILL');
    removeDataFolder(dataDir);
  }
});
