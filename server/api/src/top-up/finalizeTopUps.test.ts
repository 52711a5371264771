import type { Address, Hex } from 'viem';
import { NODE_TIMEOUT_MS } from '../../test/chain/nodeTimeoutMs';
import { TEST_XPUB } from '../../test/chain/depositKeys';
import { sendTokens } from '../../test/chain/signTransfer';
import { sendTokensAtOnce } from '../../test/chain/sendTokensAtOnce';
import { openTestChain } from '../../test/chain/openTestChain';
import { openTestApi } from '../../test/openTestApi';
import { newPlayer, readAccountId } from '../../test/players';
import { runBeforeTransaction } from '../../test/runBeforeTransaction';
import { waitUntil } from '../../test/waitUntil';
import { createChainReader } from '../chain/createChainReader';
import { finalizeTopUps } from './finalizeTopUps';
import { openTopUpAddress } from './openTopUpAddress';
import { readTopUps } from './readTopUps';
import { scanTransfers } from './scanTransfers';

const CONFIRMATIONS = 3;
/** More than fit into one batch of pending transfers. */
const UNSETTLED = 120;

describe('crediting pending transfers', () => {
  const chain = openTestChain();
  const api = openTestApi({
    configure: () => ({
      chainNodes: { 56: [chain.node.url] },
      topUp: { xpub: TEST_XPUB, chainId: 56, confirmations: CONFIRMATIONS, tokenContract: chain.token },
    }),
  });

  const scan = async () => {
    while (await scanTransfers(api.context, api.context.topUpSettings!));
  };
  const read = (accountId: string) => readTopUps(api.context, { accountId, limit: 1 });
  const readStatus = async (accountId: string) => (await read(accountId)).items[0]?.status;
  /** Returns the ID of a new player with a deposit. */
  async function newDepositor(amount: string): Promise<string> {
    const id = await readAccountId(api, (await newPlayer(api)).username);
    await scan();
    await openTopUpAddress(api.context, id);
    await sendTokens(chain.anvil, { token: chain.token, to: (await read(id)).address as Address, amount });
    return id;
  }
  const confirm = async () => {
    await chain.anvil.client.mine({ blocks: CONFIRMATIONS });
    await scan();
  };

  test('credits the other transfers when one cannot be credited, and that one at the next attempt', async () => {
    const [first, second] = [await newDepositor('1'), await newDepositor('2')];
    await confirm();
    const context = runBeforeTransaction(api.context, () => Promise.reject(new Error('Out of range.')));
    await expect(finalizeTopUps(context, context.topUpSettings!)).rejects.toThrow(
      /^Top-ups \d+ stay pending: Error: Out of range\.$/,
    );
    expect([await readStatus(first), await readStatus(second)]).toEqual(['pending', 'confirmed']);
    await finalizeTopUps(api.context, api.context.topUpSettings!);
    expect(await readStatus(first)).toBe('confirmed');
  });

  test.each([
    ['leaves only one of two nodes', () => [chain.anvil.url], 'pending'],
    ['leaves two of three nodes', () => [chain.anvil.url, chain.anvil.url], 'confirmed'],
  ])(
    'credits the transfers after one whose block a node lacks, which %s',
    async (_case, listOthers, status) => {
      const [first, second] = [await newDepositor('1'), await newDepositor('2')];
      const secondBlock = await chain.anvil.client.getBlockNumber({ cacheTime: 0 });
      await confirm();
      chain.node.change('eth_getBlockByNumber', (_result, [number]) =>
        BigInt(number as Hex) === secondBlock - 1n ? null : undefined,
      );
      const reader = createChainReader({
        chainId: 56,
        urls: [chain.node.url, ...listOthers()],
        log: api.context.log,
        timeoutMs: NODE_TIMEOUT_MS,
      });
      const settings = { ...api.context.topUpSettings!, chain: reader };
      const failure = await finalizeTopUps(api.context, settings).then(() => '', String);
      chain.node.change('eth_getBlockByNumber', () => undefined);
      expect([await readStatus(first), await readStatus(second)]).toEqual([status, 'confirmed']);
      expect(failure).toMatch(status === 'pending' ? /stay pending: .* have block \d+\./ : /^$/);
    },
  );

  test('credits later transfers although one of two nodes fails at one in each round', async () => {
    const [first, second] = [await newDepositor('1'), await newDepositor('2')];
    await confirm();
    const [failing] = await api.database.query<{ hash: Hex }>(
      'select tx_hash as hash from top_ups where account_id = $1',
      [first],
    );
    let time = 0;
    const reader = createChainReader({
      chainId: 56,
      urls: [chain.node.url, chain.anvil.url],
      log: api.context.log,
      timeoutMs: NODE_TIMEOUT_MS,
      clock: () => time,
    });
    const settings = { ...api.context.topUpSettings!, chain: reader };
    const start = {};
    const runRound = async () => {
      // Ends the backoff, and waits until the nodes are used again.
      time += 60_000;
      await waitUntil(() => reader.readAll((client) => client.getChainId()).catch(() => null));
      await finalizeTopUps(api.context, settings, start).catch(() => undefined);
      return [await readStatus(first), await readStatus(second)];
    };
    chain.node.change('eth_getTransactionReceipt', (_result, [hash]) => {
      if (hash === failing?.hash) throw new Error('The connection breaks.');
    });
    expect(await runRound()).toEqual(['pending', 'pending']);
    expect(await runRound()).toEqual(['pending', 'confirmed']);
    chain.node.change('eth_getTransactionReceipt', () => undefined);
    expect(await runRound()).toEqual(['confirmed', 'confirmed']);
  });

  test('reads a block and a transaction once, however many transfers they contain', async () => {
    const id = await newDepositor('1');
    const to = (await read(id)).address as Address;
    const amounts = ['2', '3', '4'].map((amount) => ({ to, amount }));
    await sendTokensAtOnce(chain.anvil, chain.token, amounts);
    await confirm();
    chain.node.methods.length = 0;
    await finalizeTopUps(api.context, api.context.topUpSettings!);
    expect(await readStatus(id)).toBe('confirmed');
    const count = (method: string) => chain.node.methods.filter((called) => called === method).length;
    // The first transfer has a transaction and a block of its own.
    expect([count('eth_getTransactionReceipt'), count('eth_getBlockByNumber')]).toEqual([2, 2]);
  });

  test('credits a transfer that comes after more unsettled ones than fit into a batch', async () => {
    const first = await newDepositor('1');
    await scan();
    await api.database.query(
      `insert into top_ups (chain_id, token, tx_hash, log_index, block_number, block_hash, address, account_id, value, amount, seen_at)
       select chain_id, token, tx_hash, series, block_number, block_hash, address, account_id, value, amount, seen_at
       from top_ups, generate_series(1, $2) series where account_id = $1`,
      [first, UNSETTLED],
    );
    const last = await newDepositor('2');
    await confirm();
    await finalizeTopUps(api.context, api.context.topUpSettings!);
    expect([await readStatus(first), await readStatus(last)]).toEqual(['pending', 'confirmed']);
  });
});
