import { MINED_TOKEN_SYMBOL } from '@hashgrid/contracts';
import type { Queries } from '../../database/Database';
import { countBlocksWithShares, ECONOMY } from '../../economy';
import { lockGame } from '../clock/gameState.queries';
import { countActiveMiners, settleBlocks, type SettledSums } from './settleBlocks.queries';
import { lockAccounts, writeEntryOnce } from '../../ledger/ledger.queries';
import type { Context } from '../../Context';
import {
  findDueSpan,
  computeBlockHash,
  computeWinningFraction,
  getBlockReward,
  getEmission,
  type BlockSpan,
} from './blockRules';
import { getGameTime } from '../clock/getGameTime';

/** Maximum number of shares per transaction, so that other transactions can run in between after a downtime. */
const SHARES_AT_ONCE = 20_000;
/**
 * Maximum number of blocks per statement. The cost of the statement grows with the square of that number,
 * because it joins every block with all others.
 */
const BLOCKS_AT_ONCE = 400;

/** Writes one ledger entry for all blocks of a span: rewards owed to players, the rest to the treasury. */
async function writeBlockEntry(
  context: Context,
  queries: Queries,
  { span, sums }: { span: BlockSpan; sums: SettledSums },
): Promise<void> {
  if (sums.reward === 0n) return;
  const owed = sums.paid + sums.bonuses;
  const amounts = {
    mint: -sums.reward,
    unpaid: owed,
    treasury: sums.reward - owed,
    pool: 0n,
    burn: 0n,
    deposits: 0n,
  };
  const systems = ['mint', 'unpaid', 'treasury'] as const;
  const accounts = await lockAccounts(queries, {
    tokens: [MINED_TOKEN_SYMBOL],
    players: [],
    systems: [...systems],
  });
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
 * Settles the finished blocks, as many as fit into one transaction. Safe to call from any number of processes: a lock
 * makes them run one after another, and each block is settled once. Returns whether there were any.
 */
export async function settleDueBlocks(context: Context): Promise<boolean> {
  const { blockSeconds, bucketSeconds } = context.config.gameProfile;
  return context.database.transaction(async (queries) => {
    const state = await lockGame(queries, 'exclusive');
    const miners = await countActiveMiners(queries);
    const limit = Math.max(1, Math.min(BLOCKS_AT_ONCE, Math.floor(SHARES_AT_ONCE / Math.max(1, miners))));
    const span = findDueSpan(state, { now: getGameTime(context, state), blockSeconds, limit });
    if (!span) return false;
    const numbers = Array.from({ length: span.count }, (_value, index) => span.first + index);
    const hashes = numbers.map((number) => computeBlockHash(state.seed, number));
    const emission = getEmission(context.config.gameProfile);
    const { minersPercent, referralPercents } = ECONOMY.block;
    const sums = await settleBlocks(queries, {
      first: span.first,
      startsAt: span.startsAt,
      seconds: span.seconds,
      rewards: numbers.map((number) => getBlockReward(number, emission)),
      hashes,
      winningFractions: hashes.map(computeWinningFraction),
      baselineHashrate: emission.baselineHashrate,
      minersPercent,
      referralPercents,
      bucketSeconds,
      firstBlockWithShares: span.first + span.count - countBlocksWithShares(context.config.gameProfile),
    });
    await writeBlockEntry(context, queries, { span, sums });
    return true;
  });
}
