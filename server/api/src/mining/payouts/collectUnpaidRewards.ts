import { MINED_TOKEN_SYMBOL, type Collected } from '@hashgrid/contracts';
import { MESSAGES } from '../../messages';
import { hasPayout, readDueShares } from './payouts.queries';
import type { Context } from '../../Context';
import { limitRate } from '../../rate-limits/limitRate';
import { withIdempotency } from '../../idempotency/withIdempotency';
import { DomainError } from '../../DomainError';
import { beginPlayerTransaction } from '../nodes/beginPlayerTransaction';
import { toOre } from '../prices/minedToken';
import { creditShares } from './creditShares';

/**
 * Pays out today's unpaid rewards early, once per UTC day. Throws `conflict` when the player has already collected today
 * or nothing is unpaid.
 */
export async function collectUnpaidRewards(
  context: Context,
  { playerId, key }: { playerId: string; key: string },
): Promise<Collected> {
  await limitRate(context, 'collectsByAccount', playerId);
  return withIdempotency(context, { accountId: playerId, key, content: ['collect'] }, async (queries) => {
    const { today: day } = await beginPlayerTransaction(context, queries, playerId);
    const kind = 'collect';
    if (await hasPayout(queries, { playerId, day, kind }))
      throw new DomainError('conflict', MESSAGES.alreadyCollectedToday);
    const due = await readDueShares(queries, { day, playerId });
    const [transactionId] = due ? await creditShares(context, queries, { day, kind, dues: [due] }) : [];
    if (!due || !transactionId) throw new DomainError('conflict', MESSAGES.nothingToCollect);
    const { mined, bonus } = due;
    return {
      transactionId,
      token: MINED_TOKEN_SYMBOL,
      mined: toOre(mined),
      bonus: toOre(bonus),
      total: toOre(mined + bonus),
    };
  });
}
