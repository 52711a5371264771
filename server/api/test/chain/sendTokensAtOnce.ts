import { encodeFunctionData, parseUnits, type Address } from 'viem';
import { TOKEN_ABI } from './deployToken';
import { sendTokens } from './signTransfer';
import type { Anvil } from './startAnvil';
import { waitForReceipt } from './waitForReceipt';

const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** Sends tokens to several addresses in one transaction, from Multicall3, which first gets 10 tokens: at most that many can be sent. */
export async function sendTokensAtOnce(
  anvil: Anvil,
  token: Address,
  transfers: readonly { to: Address; amount: string }[],
): Promise<void> {
  await sendTokens(anvil, { token, to: MULTICALL3, amount: '10' });
  const [account] = await anvil.client.getAddresses();
  const calls = transfers.map(({ to, amount }) => ({
    target: token,
    allowFailure: false,
    callData: encodeFunctionData({
      abi: TOKEN_ABI,
      functionName: 'transfer',
      args: [to, parseUnits(amount, 18)],
    }),
  }));
  const hash = await anvil.client.writeContract({
    account: account!,
    address: MULTICALL3,
    abi: MULTICALL_ABI,
    functionName: 'aggregate3',
    args: [calls],
  });
  await waitForReceipt(anvil, hash);
}

const MULTICALL_ABI = [
  {
    type: 'function',
    name: 'aggregate3',
    stateMutability: 'payable',
    inputs: [
      {
        name: 'calls',
        type: 'tuple[]',
        components: [
          { name: 'target', type: 'address' },
          { name: 'allowFailure', type: 'bool' },
          { name: 'callData', type: 'bytes' },
        ],
      },
    ],
    outputs: [],
  },
] as const;
