import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { ApiWallet, Receipt, Success } from '@hashgrid/contracts';
import { callApi } from '../fixtures/callApi';
import { copyReleases, makeDataFolder, removeDataFolder } from '../fixtures/dataFolder';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';
import { logIn, makePlayer, type Player } from '../fixtures/player';
import { expectDashboard, sendLogin } from '../fixtures/screens';
import { collectOutput, exitOf, spawnProduct, startProduct } from '../fixtures/startProduct';
import { expect, test } from '../fixtures/test';

/** A product that does start never ends by itself. */
const REFUSAL_LIMIT_MS = 300_000;

/** Starts the product, which is to refuse; resolves with its exit code and what it says. */
const startInVain = async (env: Record<string, string>): Promise<{ code: number | null; output: string }> => {
  const dataDir = makeDataFolder();
  const child = spawnProduct({ dataDir, port: 0, env });
  const output = collectOutput(child);
  const timer = setTimeout(() => child.kill('SIGKILL'), REFUSAL_LIMIT_MS);
  const code = await exitOf(child);
  clearTimeout(timer);
  removeDataFolder(dataDir);
  return { code, output: output() };
};

for (const { name, value, expected } of [
  { name: 'PORT', value: 'eighty', expected: 'a whole number' },
  { name: 'API_URL', value: 'localhost:4000', expected: 'http' },
  { name: 'GAME_NAME', value: 'x'.repeat(41), expected: 'at most 40' },
]) {
  test(`a bad ${name} is refused with its name, the value and what is expected`, async () => {
    const { code, output } = await startInVain({ [name]: value });
    expect(code).toBe(1);
    expect(output).toContain(name);
    expect(output).toContain(value);
    expect(output).toContain(expected);
    expect(output).not.toMatch(/^\s+at /m);
  });
}

test('a bad DATABASE_URL is refused without telling the password in it', async () => {
  const { code, output } = await startInVain({ DATABASE_URL: 'mysql://me:hunter2@db/game' });
  expect(code).toBe(1);
  expect(output).toContain('DATABASE_URL');
  expect(output).not.toContain('hunter2');
});

test('a port in use is said to be so, and a free one is suggested', async () => {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { code, output } = await startInVain({ PORT: String(port) });
  holder.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use`);
});

const usdtOf = async (url: string, player: Player): Promise<string | undefined> => {
  const { accessToken: bearer = '' } = await logIn(url, player);
  const { body } = await callApi<Success<{ wallets: ApiWallet[] }>>(url, '/shared/client/wallets', {
    bearer,
  });
  return body.data.wallets.find(({ token }) => token.code === 'USDT')?.balance;
};

test('a server that was killed starts again with its data, builds nothing, and ends cleanly on Ctrl-C', async ({
  page,
  product,
  noise,
}) => {
  // The live events of the open page break off with the server.
  noise.allow(/ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)/);
  const dataDir = makeDataFolder();
  copyReleases(product.dataDir, dataDir);
  const env = { GAME_NAME: 'Grid of Tests' };
  const firstStartedAt = Date.now();
  const first = await startProduct({ dataDir, env });
  const firstStartMs = Date.now() - firstStartedAt;
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

  const startedAt = Date.now();
  const second = await startProduct({ dataDir, port: first.port, env });
  try {
    // The first start made the database; after a kill there is less to do.
    expect(Date.now() - startedAt).toBeLessThan(3 * firstStartMs);
    expect(second.output()).not.toMatch(/Building/);
    expect(await usdtOf(second.url, payee)).toMatch(/^29\.250*$/);
    // The same key pays once, across the restart.
    await callApi(second.url, '/auth/transaction/transfer', transfer);
    expect(await usdtOf(second.url, payee)).toMatch(/^29\.250*$/);
    await page.goto(`${second.url}/login`);
    await expect(page).toHaveTitle('Login | Grid of Tests');
    await sendLogin(page, payee);
    await expectDashboard(page);
    await waitForNetworkIdle(page);
  } finally {
    expect(await second.stop('SIGINT')).toBe(0);
    removeDataFolder(dataDir);
  }
});

test('it says of itself that it lives and is ready', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) expect((await request.get(path)).status(), path).toBe(200);
});

test('pages cannot be framed, and run nothing that is not ours', async ({ request }) => {
  const headers = (await request.get('/login')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-');
  expect(policy).toContain("object-src 'none'");
  expect(headers['cache-control']).toMatch(/no-store|no-cache/);
});
