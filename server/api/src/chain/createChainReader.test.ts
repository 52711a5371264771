import { parseAbi, parseUnits, type Address, type Hex } from 'viem';
import { deployToken, TOKEN_ABI } from '../../test/chain/deployToken';
import { NODE_TIMEOUT_MS } from '../../test/chain/nodeTimeoutMs';
import { startAnvil, type Anvil } from '../../test/chain/startAnvil';
import { startNodeProxy, type NodeProxy } from '../../test/chain/startNodeProxy';
import { waitUntil } from '../../test/waitUntil';
import {
  InvalidNodeResponseError,
  NoChainNodeError,
  TooFewChainNodesError,
  type ChainClient,
} from './ChainReader';
import { createChainReader } from './createChainReader';
import { createNodeFetch } from './createNodeFetch';

jest.mock('./createNodeFetch', () => ({
  createNodeFetch: jest.fn(
    jest.requireActual<{ createNodeFetch: typeof createNodeFetch }>('./createNodeFetch').createNodeFetch,
  ),
}));

describe('reading a chain through several nodes', () => {
  let anvil: Anvil;
  let token: Address;
  let nodes: NodeProxy[];
  let log: string[];
  let time: number;

  beforeAll(async () => {
    anvil = await startAnvil();
    token = await deployToken(anvil);
    // Far enough for a node to be behind.
    await anvil.client.mine({ blocks: 100 });
  });
  afterAll(() => anvil.close());
  beforeEach(async () => {
    nodes = await Promise.all([anvil.url, anvil.url, anvil.url].map(startNodeProxy));
    log = [];
    time = 0;
  });
  afterEach(() => Promise.all(nodes.map((node) => node.close())));

  const open = (count = 2) =>
    createChainReader({
      chainId: 56,
      urls: nodes.slice(0, count).map(({ url }) => url),
      log: (line) => log.push(line),
      timeoutMs: NODE_TIMEOUT_MS,
      clock: () => time,
    });
  /** Lets the time limit of a node pass as soon as it has sent the headers of a response, until the returned function is called. */
  const exceedTimeLimits = ({ url: slow }: NodeProxy) => {
    let isSlow = true;
    jest.mocked(createNodeFetch).mockImplementationOnce((_limitMs, createError) => async (url, init) => {
      const response = await fetch(url, init);
      if (isSlow && String(url).startsWith(slow)) throw createError(slow);
      return response;
    });
    return () => void (isSlow = false);
  };
  const readHeight = (client: ChainClient) => client.getBlockNumber({ cacheTime: 0 });
  const readGasPrice = (client: ChainClient) => client.getGasPrice();
  const listAskedNodes = () =>
    nodes.flatMap(({ methods }, position) => (methods.includes('eth_gasPrice') ? [position] : []));

  test('sends no request before the first read', async () => {
    open();
    // By then, requests of the other reader would have arrived too.
    await open().read(readGasPrice);
    expect([...nodes[0]!.methods].sort()).toEqual(['eth_blockNumber', 'eth_chainId', 'eth_gasPrice']);
  });

  test.each(['down', 'unresponsive', 'wrongChain', 'behind', 'garbage'] as const)(
    '[W12] skips a node that is "%s", and uses it again later',
    async (behavior) => {
      nodes[0]!.behave(behavior);
      const endOutage = behavior === 'unresponsive' ? exceedTimeLimits(nodes[0]!) : () => undefined;
      const chain = open();
      expect(await chain.read(readGasPrice)).toBeGreaterThan(0n);
      expect(listAskedNodes()).toEqual([1]);
      expect(log).toEqual([expect.stringMatching(/^The node 127\.0\.0\.1:\d+ of chain 56 is skipped: /)]);
      nodes[0]!.behave('works');
      endOutage();
      await chain.read(readGasPrice);
      expect(listAskedNodes()).toEqual([1]);
      time += 1000;
      await waitUntil(async () => {
        await chain.read(readGasPrice);
        return nodes[0]!.methods.includes('eth_gasPrice');
      });
      expect(log).toEqual([expect.anything(), expect.stringMatching(/is used again\.$/)]);
    },
  );

  test('[W12] falls back to the next node when one fails at a read', async () => {
    const chain = open();
    await chain.read(readHeight);
    nodes[0]!.behave('down');
    expect(await chain.read(readGasPrice)).toBeGreaterThan(0n);
    expect(listAskedNodes()).toEqual([0, 1]);
  });

  test('does not skip two nodes because a third one is ahead', async () => {
    nodes[0]!.behave('ahead');
    const chain = open(3);
    await chain.read(readGasPrice);
    expect(listAskedNodes()).toEqual([1]);
  });

  test('falls back to the next node when a response is invalid', async () => {
    const chain = open();
    const heights: unknown[] = [];
    const height = await chain.read(async (client) => {
      heights.push(await readHeight(client));
      if (heights.length === 1) throw new InvalidNodeResponseError('It is not true.');
      return heights.length;
    });
    expect(height).toBe(2);
  });

  test('fails when no node can be used, without querying again before the backoff is over', async () => {
    for (const node of nodes) node.behave('down');
    const chain = open();
    await expect(chain.read(readGasPrice)).rejects.toThrow(NoChainNodeError);
    const { length } = nodes[0]!.methods;
    await expect(chain.read(readGasPrice)).rejects.toThrow('CHAIN_NODES_56');
    expect(nodes[0]!.methods).toHaveLength(length);
    nodes[1]!.behave('works');
    time += 1000;
    expect(await chain.read(readGasPrice)).toBeGreaterThan(0n);
  });

  test('counts failures of concurrent reads once, so that the node is soon used again', async () => {
    const chain = open(1);
    await chain.read(readHeight);
    nodes[0]!.behave('down');
    const failed = await Promise.allSettled(Array.from({ length: 8 }, () => chain.read(readGasPrice)));
    expect(failed.map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
    nodes[0]!.behave('works');
    time += 1000;
    expect(await chain.read(readGasPrice)).toBeGreaterThan(0n);
  });

  test('throws the revert of a contract without querying another node', async () => {
    const chain = open();
    const revert = chain.read((client) =>
      client.readContract({
        address: token,
        abi: parseAbi(['function unknown() view returns (bool)']),
        functionName: 'unknown',
      }),
    );
    await expect(revert).rejects.toThrow('reverted');
    expect(nodes.map(({ methods }) => methods.includes('eth_call'))).toEqual([true, false, false]);
    expect(log).toEqual([]);
  });

  test('[W12] reads many balances in one request', async () => {
    const chain = open(1);
    const [owner] = await anvil.client.getAddresses();
    await chain.read(readHeight);
    nodes[0]!.methods.length = 0;
    const balances = await chain.read((client) =>
      Promise.all(
        [owner!, token, owner!].map((account) =>
          client.readContract({ address: token, abi: TOKEN_ABI, functionName: 'balanceOf', args: [account] }),
        ),
      ),
    );
    const supply = parseUnits('1000000000', 18);
    expect(balances).toEqual([supply, 0n, supply]);
    expect(nodes[0]!.methods).toEqual(['eth_call']);
  });

  test.each([
    ['204,744 bytes in one request', 102_372, 1],
    ['204,808 bytes in two requests', 102_404, 2],
  ])('[W12] sends two calls of together %s', async (_, callBytes, count) => {
    const chain = open(1);
    await chain.read(readHeight);
    nodes[0]!.methods.length = 0;
    const selectorAndLength = 4 + 2 * 32;
    const data: Hex = `0x${'00'.repeat(callBytes - selectorAndLength)}`;
    const abi = parseAbi(['function unknown(bytes data) view returns (bool)']);
    const call = { address: token, abi, functionName: 'unknown', args: [data] } as const;
    await chain.read((client) => Promise.allSettled([client.readContract(call), client.readContract(call)]));
    expect(nodes[0]!.methods).toEqual(Array(count).fill('eth_call'));
  });

  test('reads from every usable node', async () => {
    nodes[1]!.behave('down');
    const chain = open(3);
    expect(await chain.readAll(readGasPrice)).toHaveLength(2);
    expect(listAskedNodes()).toEqual([0, 2]);
  });

  test('lets one node alone answer a read of all nodes only if no other one is configured', async () => {
    nodes[1]!.behave('down');
    await expect(open(2).readAll(readGasPrice)).rejects.toThrow(TooFewChainNodesError);
    expect(await open(1).readAll(readGasPrice)).toHaveLength(1);
  });
});
