import type { Address, Hex } from 'viem';
import { TEST_XPUB } from '../../test/chain/depositKeys';
import { deployToken } from '../../test/chain/deployToken';
import { sendTokens } from '../../test/chain/signTransfer';
import { openTestChain } from '../../test/chain/openTestChain';
import { openTestApi } from '../../test/openTestApi';
import { newPlayer, readAccountId } from '../../test/players';
import { waitUntil } from '../../test/waitUntil';
import { NoChainNodeError, type ChainClient } from '../chain/ChainReader';
import type { TopUpSettings } from '../top-up-settings/TopUpSettings';
import { openTopUpAddress } from './openTopUpAddress';
import { createScanRange } from './createScanRange';
import { readTopUps } from './readTopUps';
import { advanceTopUps, startTopUps } from './startTopUps';
import { findScan } from './topUpScans.queries';

describe('watching top-ups', () => {
  const chain = openTestChain();
  let otherToken: Address;
  beforeAll(async () => {
    otherToken = await deployToken(chain.anvil, { decimals: 6 });
  });
  afterEach(() => {
    chain.node.behave('works');
    chain.node.change('eth_getLogs', () => undefined);
  });
  const api = openTestApi({
    configure: () => ({
      chainNodes: { 56: [chain.node.url] },
      topUp: { xpub: TEST_XPUB, chainId: 56, confirmations: 3, tokenContract: chain.token },
    }),
  });

  const watch = (contract: Address) => {
    const settings: TopUpSettings = { ...api.context.topUpSettings!, token: contract };
    const hasScan = async () =>
      (await findScan(api.database, { chainId: 56, token: contract })) !== undefined;
    return { hasScan, ...startTopUps(api.context, settings, { pollMs: 10 }) };
  };

  test.each([
    ['has other decimals', () => otherToken, 'has 6 decimals rather than 18'],
    ['is no contract', (): Address => '0x0000000000000000000000000000000000000001', 'is not a token'],
  ])('refuses a token that %s, and scans no transfers', async (_title, findToken, reason) => {
    const watching = watch(findToken());
    await waitUntil(() => api.log.some((line) => line.includes(reason) && line.includes('USDT_CONTRACT_56')));
    const { length } = chain.node.methods;
    await watching.stop();
    expect(chain.node.methods).toHaveLength(length);
    expect(await watching.hasScan()).toBe(false);
  });

  describe('when no node can be reached at first', () => {
    /** Returns a watcher that has failed once, and what was logged since. */
    const watchFromOutage = async (contract: Address) => {
      const { length } = api.log;
      const hasLogged = (text: string) => api.log.slice(length).some((line) => line.includes(text));
      chain.node.behave('down');
      const watching = watch(contract);
      await waitUntil(() => hasLogged('Could not read or credit top-ups; '));
      expect(await watching.hasScan()).toBe(false);
      chain.node.behave('works');
      return { ...watching, hasLogged };
    };

    test('reads top-ups once a node can be reached, and logs that it does', async () => {
      const watching = await watchFromOutage(chain.token);
      expect(await waitUntil(watching.hasScan)).toBe(true);
      expect(await waitUntil(() => watching.hasLogged('Working again'))).toBe(true);
      await watching.stop();
    });

    test('still refuses a wrong token', async () => {
      const watching = await watchFromOutage(otherToken);
      await waitUntil(async () => watching.hasLogged('has 6 decimals') || (await watching.hasScan()));
      await watching.stop();
      expect(await watching.hasScan()).toBe(false);
    });
  });

  test('reads fewer blocks at once while the node refuses a larger range', async () => {
    const first = watch(chain.token);
    await waitUntil(first.hasScan);
    await first.stop();
    await openTopUpAddress(api.context, await readAccountId(api, (await newPlayer(api)).username));
    await chain.anvil.client.mine({ blocks: 600 });
    const finalBlock = (await chain.anvil.client.getBlockNumber({ cacheTime: 0 })) - 3n;
    chain.node.change('eth_getLogs', (_result, [filter]) => {
      const { fromBlock, toBlock } = filter as { fromBlock: Hex; toBlock: Hex };
      if (BigInt(toBlock) - BigInt(fromBlock) >= 250n) throw new Error('Too many results.');
    });
    const watching = watch(chain.token);
    const isCaughtUp = async () =>
      (await findScan(api.database, { chainId: 56, token: chain.token }))!.scannedUntil >= finalBlock;
    expect(await waitUntil(isCaughtUp)).toBe(true);
    await watching.stop();
  });

  test('credits transfers before all blocks are read, although nodes refuse large ranges', async () => {
    const id = await readAccountId(api, (await newPlayer(api)).username);
    const { client } = chain.anvil;
    const readHead = () => client.getBlockNumber({ cacheTime: 0 });
    type Filter = { fromBlock: bigint; toBlock: bigint };
    const strictClient = {
      getBlockNumber: readHead,
      getBlock: client.getBlock,
      getTransactionReceipt: client.getTransactionReceipt,
      getLogs: (filter: Filter) =>
        filter.toBlock - filter.fromBlock < 20n
          ? client.getLogs(filter)
          : Promise.reject(new Error('Too many results.')),
    } as unknown as ChainClient;
    const settings: TopUpSettings = {
      ...api.context.topUpSettings!,
      chain: {
        chainId: 56,
        read: (read) => read(strictClient),
        readAll: async (read) => [await read(strictClient)],
      },
    };
    // The node is skipped for a while after the refusals that another test has made it return.
    await waitUntil(() =>
      advanceTopUps(api.context, api.context.topUpSettings!).then(
        () => true,
        () => false,
      ),
    );
    await openTopUpAddress(api.context, id);
    const { address } = await readTopUps(api.context, { accountId: id, limit: 1 });
    await sendTokens(chain.anvil, { token: chain.token, to: address as Address, amount: '5' });
    await client.mine({ blocks: 600 });
    const range = createScanRange();
    for (let round = 0; round < 6; round += 1)
      await advanceTopUps(api.context, settings, range).catch(() => undefined);
    expect((await findScan(api.database, { chainId: 56, token: chain.token }))!.scannedUntil).toBeLessThan(
      await readHead(),
    );
    const { items } = await readTopUps(api.context, { accountId: id, limit: 1 });
    expect(items).toMatchObject([{ amount: '5', status: 'confirmed' }]);
  });

  test('credits later transfers although the node fails at one in each round', async () => {
    const { client } = chain.anvil;
    const newDepositor = async () => {
      const id = await readAccountId(api, (await newPlayer(api)).username);
      await openTopUpAddress(api.context, id);
      const { address } = await readTopUps(api.context, { accountId: id, limit: 1 });
      await sendTokens(chain.anvil, { token: chain.token, to: address as Address, amount: '5' });
      return id;
    };
    const readStatus = async (accountId: string) =>
      (await readTopUps(api.context, { accountId, limit: 1 })).items[0]?.status;
    let failing: Hex | undefined;
    const failingClient = {
      getBlockNumber: client.getBlockNumber,
      getBlock: client.getBlock,
      getTransactionReceipt: async ({ hash }: { hash: Hex }) => {
        failing ??= hash;
        if (hash === failing) throw new Error('The connection breaks.');
        return client.getTransactionReceipt({ hash });
      },
    } as unknown as ChainClient;
    const settings: TopUpSettings = {
      ...api.context.topUpSettings!,
      chain: {
        ...api.context.topUpSettings!.chain,
        readAll: async (read) => [
          await read(failingClient).catch((error: unknown) => {
            throw new NoChainNodeError(56, error);
          }),
        ],
      },
    };
    const [first, second] = [await newDepositor(), await newDepositor()];
    await client.mine({ blocks: 3 });
    const watching = startTopUps(api.context, settings, { pollMs: 10 });
    await waitUntil(async () => (await readStatus(second)) === 'confirmed');
    await watching.stop();
    expect(await readStatus(first)).toBe('pending');
  });
});
