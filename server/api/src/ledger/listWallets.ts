import type { ApiWallet } from '@hashgrid/contracts';
import { listBalances } from './ledger.queries';
import { toDecimal } from './amounts';
import type { Context } from '../Context';

/** Returns the player's balance of every token from the ledger, the default token first. */
export async function listWallets({ database }: Context, accountId: string): Promise<ApiWallet[]> {
  const balances = await listBalances(database, accountId);
  return balances.map(({ code, isDefault, balance, decimals }) => ({
    token: { code, isDefault },
    balance: toDecimal(balance, decimals),
  }));
}
