import type { Blocks } from '@hashgrid/contracts';
import { countBlocksWithShares } from '../../economy';
import { listBlocks as listRows } from './chain.queries';
import { readGameState } from '../clock/gameState.queries';
import type { Context } from '../../Context';
import { readCursor } from '../../validation/readCursor';
import { toBlockDto } from './readChain';

/** Returns a page of settled blocks, newest first. */
export async function listBlocks(
  { database, config }: Context,
  { playerId, cursor, limit }: { playerId: string; cursor?: string; limit: number },
): Promise<Blocks> {
  const { height } = await readGameState(database);
  const rows = await listRows(database, { playerId, before: readCursor(cursor), count: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const firstBlockWithShares = height - countBlocksWithShares(config.gameProfile);
  return {
    items: shown.map((row) => toBlockDto(row, { playerId, firstBlockWithShares })),
    nextCursor: rows.length > limit && last ? last.number.toString() : null,
  };
}
