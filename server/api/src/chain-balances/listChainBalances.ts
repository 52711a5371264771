import type { ChainBalances } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { toDecimal } from '../ledger/amounts';
import { listLinkedAddresses } from '../linked-addresses/linkedAddresses.queries';
import type { ChainBalanceCache, DatedBalance } from './ChainBalanceCache';

/** Decimals of BNB, and of USDT on both chains. */
const DECIMALS = 18;

const toDtos = ({ address, bnb, usdt }: DatedBalance) => [
  { address, token: 'BNB', amount: toDecimal(bnb, DECIMALS) },
  ...(usdt === null ? [] : [{ address, token: 'USDT', amount: toDecimal(usdt, DECIMALS) }]),
];

/** Returns what a player's linked addresses hold on each chain that this server reads. */
export async function listChainBalances(
  { database }: Context,
  caches: readonly ChainBalanceCache[],
  accountId: string,
): Promise<ChainBalances> {
  if (caches.length === 0) return { chains: [] };
  const addresses = (await listLinkedAddresses(database, accountId)).map(({ address }) => address);
  const chains = caches.map(async (cache) => {
    const { balances, isStale } = await cache.read(addresses);
    const times = balances.map(({ readAt }) => readAt.toISOString()).sort();
    return { chainId: cache.chainId, readAt: times[0] ?? null, isStale, balances: balances.flatMap(toDtos) };
  });
  return { chains: await Promise.all(chains) };
}
