import type { ChainClient, ChainReader } from '../chain/ChainReader';
import { checkContractSignature } from './checkContractSignature';

const SIGNED = {
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  hash: `0x${'11'.repeat(32)}`,
  signature: '0x1234',
} as const;

/** Returns a chain with one node, on which a contract is deployed, and the calls of that contract. */
function createChain(respond: () => unknown) {
  const calls: unknown[] = [];
  const client = {
    request: async ({ method, params }: { method: string; params: unknown[] }) => {
      if (method === 'eth_getCode') return '0x00';
      calls.push(params[0]);
      return respond();
    },
  } as unknown as ChainClient;
  return { calls, chain: { chainId: 56, read: (read) => read(client) } as ChainReader };
}

const createError = (name: string) => Object.assign(new Error(name), { name });

// The contract may accept the signature when the node works again.
test.each([
  ['unknown', 'an internal error of the node', 'InternalRpcError'],
  ['refused', 'a revert of the contract', 'ExecutionRevertedError'],
])('a signature is %s after %s', async (verdict, _cause, name) => {
  const { chain } = createChain(() => {
    throw createError(name);
  });
  expect(await checkContractSignature(chain, SIGNED)).toBe(verdict);
});

test('limits the gas of the call, so that a contract cannot keep a node busy', async () => {
  const { chain, calls } = createChain(() => '0x');
  expect(await checkContractSignature(chain, SIGNED)).toBe('refused');
  expect(calls).toEqual([expect.objectContaining({ to: SIGNED.address, gas: '0x989680' })]);
});
