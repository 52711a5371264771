import { numberToHex, pad, type Address } from 'viem';
import { TEST_XPUB } from '../../test/chain/depositKeys';
import { sendTokensAtOnce } from '../../test/chain/sendTokensAtOnce';
import { sendTokens } from '../../test/chain/signTransfer';
import { openTestChain } from '../../test/chain/openTestChain';
import { openTestApi } from '../../test/openTestApi';
import { newPlayer, readAccountId } from '../../test/players';
import { runBeforeTransaction } from '../../test/runBeforeTransaction';
import { waitUntil } from '../../test/waitUntil';
import { openTopUpAddress } from './openTopUpAddress';
import { readTopUps } from './readTopUps';
import { scanTransfers } from './scanTransfers';
import { findScan } from './topUpScans.queries';

const CONFIRMATIONS = 3;

describe('reading transfers', () => {
  const chain = openTestChain();
  const api = openTestApi({
    configure: () => ({
      chainNodes: { 56: [chain.node.url, chain.anvil.url] },
      topUp: { xpub: TEST_XPUB, chainId: 56, confirmations: CONFIRMATIONS, tokenContract: chain.token },
    }),
  });

  const scan = async () => {
    while (await scanTransfers(api.context, api.context.topUpSettings!));
  };
  const read = (accountId: string) => readTopUps(api.context, { accountId, limit: 10 });
  const readAmounts = async (accountId: string) => (await read(accountId)).items.map(({ amount }) => amount);
  /** Returns the account ID and the deposit address of a new player. */
  async function newDepositor() {
    const id = await readAccountId(api, (await newPlayer(api)).username);
    await openTopUpAddress(api.context, id);
    return { id, address: (await read(id)).address as Address };
  }

  test('requests the receipt of a transaction once, however many transfers it has', async () => {
    await scan();
    const depositors = [await newDepositor(), await newDepositor()];
    await sendTokensAtOnce(
      chain.anvil,
      chain.token,
      [...depositors, ...depositors].map(({ address: to }, index) => ({ to, amount: String(index + 1) })),
    );
    chain.node.methods.length = 0;
    await scan();
    expect(await Promise.all(depositors.map(({ id }) => readAmounts(id)))).toEqual([
      ['3', '1'],
      ['4', '2'],
    ]);
    expect(chain.node.methods.filter((method) => method === 'eth_getTransactionReceipt')).toHaveLength(1);
  });

  test('skips and logs a transfer that is too large for the ledger, and finds those after it', async () => {
    await scan();
    const { id, address } = await newDepositor();
    const [holder] = await chain.anvil.client.getAddresses();
    await chain.anvil.client.setStorageAt({
      address: chain.token,
      index: pad(holder!),
      value: pad(numberToHex(10n ** 60n)),
    });
    const hashes: string[] = [];
    for (const amount of ['1000000000.000001', '1000000000001'])
      hashes.push(await sendTokens(chain.anvil, { token: chain.token, to: address, amount }));
    await sendTokens(chain.anvil, { token: chain.token, to: address, amount: '1000000000' });
    await scan();
    await chain.anvil.client.mine({ blocks: CONFIRMATIONS + 1 });
    for (let round = 0; round < 3; round += 1) await scan();
    expect(await readAmounts(id)).toEqual(['1000000000']);
    expect(api.log.filter((line) => line.includes('too large'))).toEqual(
      hashes.map((hash) => expect.stringContaining(hash) as string),
    );
    // The node that returned the transfer isn't treated as faulty.
    expect(api.log.filter((line) => /^The node .* is skipped/.test(line))).toEqual([]);
  });

  test('keeps the progress of another process that has read further meanwhile', async () => {
    await scan();
    await chain.anvil.client.mine({ blocks: 10 });
    const slow = runBeforeTransaction(api.context, async () => {
      await chain.anvil.client.mine({ blocks: 10 });
      await scan();
    });
    await scanTransfers(slow, slow.topUpSettings!);
    const { head } = (await findScan(api.database, { chainId: 56, token: chain.token }))!;
    expect(head).toBe(await chain.anvil.client.getBlockNumber({ cacheTime: 0 }));
  });

  test('finds a deposit to an address that was opened while a node stalled', async () => {
    await scan();
    await chain.anvil.client.mine({ blocks: 1 });
    chain.node.methods.length = 0;
    chain.node.behave('unresponsive', 'eth_getLogs');
    await newDepositor();
    const scanning = scan();
    await waitUntil(() => chain.node.methods.includes('eth_getLogs'));
    const { id, address } = await newDepositor();
    await sendTokens(chain.anvil, { token: chain.token, to: address, amount: '5' });
    await chain.anvil.client.mine({ blocks: CONFIRMATIONS + 1 });
    chain.node.behave('works');
    chain.node.breakStalled();
    await scanning;
    await scan();
    expect(await readAmounts(id)).toEqual(['5']);
  });
});
