import type { Collected } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { hasPayout, readDueShares } from './payouts.queries';
import type { Context } from '../Context';
import { withIdempotency } from '../idempotency/withIdempotency';
import { ProductError } from '../ProductError';
import { enterGame } from './enterGame';
import { MINED, oreOf } from './minedToken';
import { creditShares } from './creditShares';

/** Pays out what is unpaid of today before the day is over, once a UTC day. Throws 409 when used up or nothing is there. */
export async function collect(
  context: Context,
  { playerId, key }: { playerId: string; key: string },
): Promise<Collected> {
  return withIdempotency(context, { accountId: playerId, key, content: ['collect'] }, async (queries) => {
    const { today: day } = await enterGame(context, queries, playerId);
    const kind = 'collect';
    if (await hasPayout(queries, { playerId, day, kind })) throw new ProductError(409, MESSAGES.collectUsed);
    const due = await readDueShares(queries, { day, playerId });
    const [transactionId] = due ? await creditShares(context, queries, { day, kind, dues: [due] }) : [];
    if (!due || !transactionId) throw new ProductError(409, MESSAGES.nothingToCollect);
    const { mined, bonus } = due;
    return {
      transactionId,
      token: MINED,
      mined: oreOf(mined),
      bonus: oreOf(bonus),
      total: oreOf(mined + bonus),
    };
  });
}
