import type { Blocks } from '@hashgrid/contracts';
import { countBlocksWithShares } from '../../economy';
import { listBlocks as listRows } from './chain.queries';
import { readGameState } from '../clock/gameState.queries';
import type { Context } from '../../Context';
import { readPage } from '../../database/readPage';
import { readCursor } from '../../validation/readCursor';
import { toBlockDto } from './readChain';

/** Returns a page of settled blocks, newest first. */
export async function listBlocks(
  { database, config }: Context,
  { playerId, cursor, limit }: { playerId: string; cursor?: string; limit: number },
): Promise<Blocks> {
  const { rows, nextCursor } = await readPage(
    limit,
    (count) => listRows(database, { playerId, before: readCursor(cursor), count }),
    ({ number }) => number,
  );
  // Read after the blocks: their shares may have been deleted, and must not look like rewards of 0.
  const { height } = await readGameState(database);
  const firstBlockWithShares = height - countBlocksWithShares(config.gameProfile);
  return {
    items: rows.map((row) => toBlockDto(row, { playerId, firstBlockWithShares })),
    nextCursor,
  };
}
