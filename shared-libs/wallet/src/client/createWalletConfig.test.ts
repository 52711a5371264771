import { getBlockNumber, readContracts } from '@wagmi/core';
import { DEFAULT_WALLET_SETTINGS, USABLE_CHAIN_IDS } from '@hashgrid/contracts';
import { parseAbi, type Hex } from 'viem';
import { createWalletConfig, USABLE_CHAINS, type WalletConfig } from './createWalletConfig';

interface RpcRequest {
  id: number;
  method: string;
}

const FIRST = 'https://first.example/';
const SECOND = 'https://second.example/';

let requests: { url: string; method: string }[];
/** URLs of nodes that are down. */
let downUrls: string[];
let config: WalletConfig;

const openConfig = (nodes: Record<number, string[]>) =>
  createWalletConfig({ ...DEFAULT_WALLET_SETTINGS, nodes });

const createRpcResponse = ({ id, method }: RpcRequest) => ({
  jsonrpc: '2.0',
  id,
  result: method === 'eth_blockNumber' ? '0x7' : '0x',
});

beforeEach(() => {
  requests = [];
  downUrls = [];
  window.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const request = JSON.parse(String(init?.body)) as RpcRequest;
    requests.push({ url, method: request.method });
    return downUrls.includes(url)
      ? new Response('Busy.', { status: 503 })
      : new Response(JSON.stringify(createRpcResponse(request)), {
          headers: { 'content-type': 'application/json' },
        });
  };
  config = openConfig({ 56: [FIRST, SECOND] });
});

const listRequestedUrls = () => [...new Set(requests.map(({ url }) => url))];

test('[W12] sends requests to the first configured node', async () => {
  expect(await getBlockNumber(config, { chainId: 56 })).toBe(7n);
  expect(listRequestedUrls()).toEqual([FIRST]);
});

test.each([56, 97] as const)(
  '[W12] sends requests for chain %i to the next of its nodes when the first is down',
  async (chainId) => {
    downUrls = [FIRST];
    config = openConfig({ 56: [], 97: [], [chainId]: [FIRST, SECOND] });
    expect(await getBlockNumber(config, { chainId })).toBe(7n);
    expect(listRequestedUrls()).toEqual([FIRST, SECOND]);
  },
);

test('has exactly the chains that players can use', () => {
  expect(USABLE_CHAINS.map(({ id }) => id)).toEqual(USABLE_CHAIN_IDS);
});

test('contacts no host for a chain without configured nodes', async () => {
  await expect(getBlockNumber(config, { chainId: 97 })).rejects.toThrow('Set PUBLIC_NODES_56');
  expect(requests).toEqual([]);
});

/** Reads a contract twice, with `callBytes` bytes of call data each time. */
const readTwice = (callBytes: number) => {
  const selectorAndLength = 4 + 2 * 32;
  const data: Hex = `0x${'00'.repeat(callBytes - selectorAndLength)}`;
  const contract = {
    address: '0x55d398326f99059fF775485246999027B3197955',
    abi: parseAbi(['function read(bytes data) view returns (bool)']),
    functionName: 'read',
    args: [data],
    chainId: 56,
  } as const;
  return readContracts(config, { contracts: [contract, contract] });
};
const countCalls = () => requests.filter(({ method }) => method === 'eth_call').length;

test('[W12] batches calls of up to 204,800 bytes into one request', async () => {
  // The length of a call is a multiple of 32, plus the four bytes of the selector.
  await readTwice(102_372);
  expect(countCalls()).toBe(1);
});

test('[W12] sends calls beyond 204,800 bytes in a separate request', async () => {
  await readTwice(102_404);
  expect(countCalls()).toBe(2);
});
