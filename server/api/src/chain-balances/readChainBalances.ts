import type { Address } from 'viem';
import { MULTICALL3, type ChainReader } from '../chain/ChainReader';

/**
 * What a wallet address holds, in minor units of 18 decimals; `usdt` is null where its contract isn't known.
 */
export interface AddressBalance {
  address: string;
  bnb: bigint;
  usdt: bigint | null;
}

const ADDRESS_TO_NUMBER = {
  type: 'function',
  stateMutability: 'view',
  outputs: [{ type: 'uint256' }],
} as const;
const BNB_ABI = [
  { ...ADDRESS_TO_NUMBER, name: 'getEthBalance', inputs: [{ name: 'addr', type: 'address' }] },
] as const;
const TOKEN_ABI = [
  { ...ADDRESS_TO_NUMBER, name: 'balanceOf', inputs: [{ name: 'owner', type: 'address' }] },
] as const;

/** Reads BNB and USDT of addresses in one multicall. */
export const readChainBalances = (
  chain: ChainReader,
  { addresses, usdtContract }: { addresses: readonly string[]; usdtContract: string | null },
): Promise<AddressBalance[]> =>
  chain.read((client) =>
    Promise.all(
      addresses.map(async (address) => {
        const args = [address as Address] as const;
        const [bnb, usdt] = await Promise.all([
          client.readContract({ address: MULTICALL3, abi: BNB_ABI, functionName: 'getEthBalance', args }),
          usdtContract
            ? client.readContract({
                address: usdtContract as Address,
                abi: TOKEN_ABI,
                functionName: 'balanceOf',
                args,
              })
            : null,
        ]);
        return { address, bnb, usdt };
      }),
    ),
  );
