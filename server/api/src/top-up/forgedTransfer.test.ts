import { encodeAbiParameters, numberToHex, pad, parseUnits, type Address, type Hex } from 'viem';
import type { TopUps, Transactions } from '@hashgrid/contracts';
import { TEST_XPUB } from '../../test/chain/depositKeys';
import { openTestChain } from '../../test/chain/openTestChain';
import { openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';
import { advanceTopUps } from './startTopUps';
import { TRANSFER_TOPIC } from './transferEvent';

const CONFIRMATIONS = 3;
const HASH: Hex = `0x${'ab'.repeat(32)}`;

describe('a node that forges a transfer', () => {
  const chain = openTestChain();
  const api = openTestApi({
    configure: () => ({
      chainNodes: { 56: [chain.node.url, chain.anvil.url] },
      topUp: { xpub: TEST_XPUB, chainId: 56, confirmations: CONFIRMATIONS, tokenContract: chain.token },
    }),
  });
  const advance = async () => {
    while (await advanceTopUps(api.context, api.context.topUpSettings!));
  };

  /** Makes the node report a transfer in the newest block that isn't there, with a matching receipt. */
  const forgeTransfer = async (to: Address, amount: string) => {
    const { number, hash: blockHash } = await chain.anvil.client.getBlock();
    const log = {
      address: chain.token,
      topics: [TRANSFER_TOPIC, pad(chain.token), pad(to)],
      data: encodeAbiParameters([{ type: 'uint256' }], [parseUnits(amount, 18)]),
      blockNumber: numberToHex(number),
      blockHash,
      transactionHash: HASH,
      transactionIndex: '0x0',
      logIndex: '0x0',
      removed: false,
    };
    chain.node.change('eth_getLogs', (_result, [range]) => {
      const { fromBlock, toBlock } = range as { fromBlock: Hex; toBlock: Hex };
      return BigInt(fromBlock) <= number && number <= BigInt(toBlock) ? [log] : [];
    });
    chain.node.change('eth_getTransactionReceipt', (_result, [hash]) =>
      hash === HASH ? { ...log, status: '0x1', type: '0x0', logs: [log] } : undefined,
    );
  };

  test('does not cause a credit, however many blocks follow', async () => {
    const { accessToken: bearer } = await newSession(api);
    await advance();
    const { data } = (await api.call<TopUps>('POST /shared/client/top-up', { bearer })).body;
    await chain.anvil.client.mine({ blocks: 1 });
    await forgeTransfer(data.address as Address, '1000');
    const readTopUps = async () =>
      (await api.call<TopUps>('GET /shared/client/top-up', { bearer })).body.data.items;
    await advance();
    expect(await readTopUps()).toMatchObject([{ amount: '1000', hash: HASH, status: 'pending' }]);
    await chain.anvil.client.mine({ blocks: CONFIRMATIONS + 1 });
    await advance();
    await advance();
    expect(await readTopUps()).toMatchObject([{ status: 'pending' }]);
    const credits = await api.call<Transactions>('GET /auth/transaction?kind=top_up', { bearer });
    expect(credits.body.data.items).toEqual([]);
    // Both nodes were used: with one of them skipped, the transfer would stay pending for that reason.
    expect(api.log.filter((line) => /^The node .* is skipped/.test(line))).toEqual([]);
  });
});
