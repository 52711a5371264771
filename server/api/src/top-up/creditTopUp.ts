import { DEFAULT_TOKEN_SYMBOL } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { lockAccounts, writeEntry } from '../ledger/ledger.queries';
import { notifyTopUp } from './notifyTopUp';
import { confirmTopUp, lockPendingTopUp, type PendingTopUp } from './topUps.queries';

/** Credits a final transfer once, in the transaction that marks it as confirmed. */
export async function creditTopUp(context: Context, checked: PendingTopUp): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const topUp = await lockPendingTopUp(transaction, checked);
    if (!topUp) return;
    const { id, chainId, txHash, positionInTransaction, accountId, amount } = topUp;
    const accounts = await lockAccounts(transaction, {
      tokens: [DEFAULT_TOKEN_SYMBOL],
      players: [accountId],
      systems: ['deposits'],
    });
    const entryId = await writeEntry(transaction, {
      kind: 'top_up',
      // Unique: the database refuses to credit a transfer twice.
      reference: `top-up:${chainId}:${txHash}:${positionInTransaction}`,
      createdAt: context.now(),
      legs: accounts.map((account) => ({
        accountId: account.id,
        amount: account.playerId ? amount : -amount,
      })),
    });
    await confirmTopUp(transaction, id, entryId);
    await notifyTopUp(context, transaction, { accountId, transactionId: entryId, amount });
  });
}
