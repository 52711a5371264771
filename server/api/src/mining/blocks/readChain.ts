import type { Block, OpenBlock } from '@hashgrid/contracts';
import type { Queries } from '../../database/Database';
import { listBlocks as listRows, type BlockRow } from './chain.queries';
import { readGameState, type GameState } from '../clock/gameState.queries';
import type { Context } from '../../Context';
import { maskName } from '../../accounts/maskName';
import { getBlockReward, getEmission } from './blockRules';
import { toIso } from '../clock/gameTime';
import { toOre, toTerahashes } from '../prices/minedToken';

/** Returns the block that is being mined. */
export function toOpenBlockDto({ config }: Context, { height, settledUntil }: GameState): OpenBlock {
  const { blockSeconds } = config.gameProfile;
  const endsAt = settledUntil - (settledUntil % blockSeconds) + blockSeconds;
  return {
    number: height,
    startsAt: toIso(settledUntil),
    endsAt: toIso(endsAt),
    seconds: endsAt - settledUntil,
    reward: toOre(getBlockReward(height, getEmission(config.gameProfile))),
  };
}

/**
 * Converts a settled block to its API form for one player. `playerReward` is null before block
 * `firstBlockWithShares`, because the shares of older blocks are no longer stored.
 */
export function toBlockDto(
  row: BlockRow,
  { playerId, firstBlockWithShares }: { playerId: string; firstBlockWithShares: number },
): Block {
  const hasShares = row.number >= firstBlockWithShares;
  return {
    number: row.number,
    hash: row.hash,
    startsAt: toIso(row.startsAt),
    endsAt: toIso(row.endsAt),
    reward: toOre(row.reward),
    hashrate: toTerahashes(row.playerWork / BigInt(row.endsAt - row.startsAt)),
    miners: row.miners,
    paid: toOre(row.paid),
    bonuses: toOre(row.bonuses),
    treasury: toOre(row.treasury),
    finder: row.finder === null ? null : maskName(row.finder),
    isFoundByPlayer: row.finderId === playerId,
    playerReward: hasShares ? { mined: toOre(row.mined ?? 0n), bonus: toOre(row.bonus ?? 0n) } : null,
  };
}

/** Returns the newest settled block; null before the first. */
export async function readLastBlock(queries: Queries, playerId: string): Promise<Block | null> {
  const [row] = await listRows(queries, { playerId, before: null, count: 1 });
  return row ? toBlockDto(row, { playerId, firstBlockWithShares: row.number }) : null;
}

/** Returns the state of the game, the block being mined, and the newest settled block as one player sees it. */
export async function readChain(context: Context, playerId: string) {
  const state = await readGameState(context.database);
  const lastBlock = await readLastBlock(context.database, playerId);
  return { state, block: toOpenBlockDto(context, state), lastBlock };
}
