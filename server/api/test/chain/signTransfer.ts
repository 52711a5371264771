import { encodeFunctionData, parseGwei, parseUnits, type Address, type Hex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { TOKEN_ABI } from './deployToken';
import type { Anvil } from './startAnvil';
import { waitForReceipt } from './waitForReceipt';

/** The first account of every anvil. */
const holder = mnemonicToAccount('test test test test test test test test test test test junk');

/** Signs a transfer of tokens; the same arguments give the same transaction. */
export function signTransfer(
  { client }: Anvil,
  { token, to, amount, nonce }: { token: Address; to: Address; amount: string; nonce: number },
): Promise<Hex> {
  const data = encodeFunctionData({
    abi: TOKEN_ABI,
    functionName: 'transfer',
    args: [to, parseUnits(amount, 18)],
  });
  return holder.signTransaction({
    type: 'legacy',
    chainId: client.chain.id,
    to: token,
    data,
    nonce,
    gas: 200_000n,
    gasPrice: parseGwei('3'),
  });
}

/** Sends tokens and waits for their block; returns the hash of the transaction. */
export async function sendTokens(
  anvil: Anvil,
  order: { token: Address; to: Address; amount: string },
): Promise<Hex> {
  const nonce = await readNonce(anvil);
  const serializedTransaction = await signTransfer(anvil, { ...order, nonce });
  const hash = await anvil.client.sendRawTransaction({ serializedTransaction });
  await waitForReceipt(anvil, hash);
  return hash;
}

/** Returns the nonce of the holder's next transaction. */
export const readNonce = ({ client }: Anvil): Promise<number> =>
  client.getTransactionCount({ address: holder.address });
