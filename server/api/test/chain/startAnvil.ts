import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTestClient, http, publicActions, walletActions, type Hex } from 'viem';

// Jest runs this file as CommonJS, Playwright as an ES module.
const requireLocally = createRequire(import.meta.url);

const LISTENING = /^Listening on (\S+)$/;
const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** Returns the path of the program. The package's script only starts the program, and would leave it running when killed. */
const findProgram = () => {
  const processor = process.arch === 'x64' ? 'amd64' : process.arch;
  const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  // knip finds a dependency only if the function is called `require`.
  const require = requireLocally;
  const anvil = createRequire(require.resolve('@foundry-rs/anvil/package.json'));
  const folder = dirname(anvil.resolve(`@foundry-rs/anvil-${process.platform}-${processor}/package.json`));
  return join(folder, 'bin', name);
};

/** Returns the bytecode of Multicall3, which viem has but doesn't export. */
const readMulticallBytecode = async () => {
  const contracts = join(
    dirname(requireLocally.resolve('viem/package.json')),
    '_cjs',
    'constants',
    'contracts.js',
  );
  return ((await import(contracts)) as { multicall3Bytecode: Hex }).multicall3Bytecode;
};

const createClient = (url: string, chainId: number) =>
  createTestClient({
    mode: 'anvil',
    chain: {
      id: chainId,
      name: 'Anvil',
      nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
    },
    // Without a time limit: a request that is sent twice would move tokens twice.
    transport: http(url, { timeout: 0 }),
    pollingInterval: 50,
  })
    .extend(publicActions)
    .extend(walletActions);

/** Starts a chain with Multicall3 on the loopback address, which mines a block for every transaction. `close` stops it. */
export async function startAnvil({ chainId = 56 }: { chainId?: number } = {}) {
  const child = spawn(
    findProgram(),
    ['--host', '127.0.0.1', '--port', '0', '--chain-id', String(chainId), '--accounts', '3'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const listening = LISTENING.exec(line)?.[1];
      if (listening) resolve(listening);
    });
    ended.then(() => reject(new Error('anvil did not start.')), reject);
  });
  const url = `http://${address}`;
  const client = createClient(url, chainId);
  const close = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  try {
    const { data } = await client.call({ data: await readMulticallBytecode() });
    await client.setCode({ address: MULTICALL3, bytecode: data! });
  } catch (error) {
    await close();
    throw error;
  }
  return { url, client, close };
}

export type Anvil = Awaited<ReturnType<typeof startAnvil>>;
