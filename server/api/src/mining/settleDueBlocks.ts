import type { Queries } from '../database/Database';
import { BLOCKS_WITH_SHARES, ECONOMY } from '../economy';
import { lockGame } from './gameState.queries';
import { countWorkers, settleBlocks, type SettledSums } from './settleBlocks.queries';
import { lockAccounts, writeEntryOnce } from '../ledger/ledger.queries';
import type { Context } from '../Context';
import { dueSpan, blockHash, winningFraction, rewardOf, type BlockSpan } from './blockRules';
import { toSeconds } from './gameTime';
import { MINED_TOKEN } from './minedToken';

/** Shares that one transaction settles at most: after a long sleep the others get their turn in between. */
const SHARES_AT_ONCE = 20_000;
/** A block of one statement is joined with all others of it: four times as many cost some sixteen times as much. */
const BLOCKS_AT_ONCE = 400;

/** One entry for all blocks of a span: what was minted is owed to players, the rest is the treasury's. */
async function writeBlockEntry(
  context: Context,
  queries: Queries,
  { span, sums }: { span: BlockSpan; sums: SettledSums },
): Promise<void> {
  if (sums.reward === 0n) return;
  const owed = sums.paid + sums.bonuses;
  const amounts = { mint: -sums.reward, unpaid: owed, treasury: sums.reward - owed, pool: 0n, burn: 0n };
  const systems = ['mint', 'unpaid', 'treasury'] as const;
  const accounts = await lockAccounts(queries, { tokens: [MINED_TOKEN], players: [], systems: [...systems] });
  await writeEntryOnce(queries, {
    kind: 'blocks',
    reference: `blocks:${span.first}-${span.first + span.count - 1}`,
    createdAt: context.now(),
    legs: accounts
      .map(({ id, systemName }) => ({ accountId: id, amount: systemName ? amounts[systemName] : 0n }))
      .filter(({ amount }) => amount !== 0n),
  });
}

/**
 * Settles the blocks that are over, as many as go into one transaction. Any number of processes may call it at once:
 * they take turns, and each block is settled once. Says whether there was one.
 */
export async function settleDueBlocks(context: Context): Promise<boolean> {
  const { blockSeconds, bucketSeconds } = context.config.gameProfile;
  return context.database.transaction(async (queries) => {
    const state = await lockGame(queries, 'exclusive');
    const workers = await countWorkers(queries);
    const limit = Math.max(1, Math.min(BLOCKS_AT_ONCE, Math.floor(SHARES_AT_ONCE / Math.max(1, workers))));
    const span = dueSpan(state, { now: toSeconds(context.now()), blockSeconds, limit });
    if (!span) return false;
    const numbers = Array.from({ length: span.count }, (_value, index) => span.first + index);
    const hashes = numbers.map((number) => blockHash(state.seed, number));
    const { houseHashrate, minersPercent, referralPercents } = ECONOMY.block;
    const sums = await settleBlocks(queries, {
      first: span.first,
      startsAt: span.startsAt,
      seconds: span.seconds,
      rewards: numbers.map(rewardOf),
      hashes,
      winningFractions: hashes.map(winningFraction),
      houseHashrate,
      minersPercent,
      referralPercents,
      bucketSeconds,
      sharesFrom: span.first + span.count - BLOCKS_WITH_SHARES,
    });
    await writeBlockEntry(context, queries, { span, sums });
    return true;
  });
}
