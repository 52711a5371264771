import { BOARDS, MINED_TOKEN_SYMBOL, type Board, type Leaderboard } from '@hashgrid/contracts';
import { maskName } from '../accounts/maskName';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { toDecimal } from '../ledger/amounts';
import { MESSAGES } from '../messages';
import { getGameTime } from '../mining/clock/getGameTime';
import { readGameState } from '../mining/clock/gameState.queries';
import { toIso } from '../mining/clock/gameTime';
import { ORE_DECIMALS } from '../ledger/tokenDecimals';
import { readPage } from '../database/readPage';
import { readCursor } from '../validation/readCursor';
import {
  countRanked,
  findRank,
  listLeaderboard,
  readLeaderboardState,
  type LeaderboardRow,
} from './leaderboards.queries';
import { startOfWeek, WEEK_SECONDS } from './startOfWeek';

const parseBoard = (name: string): Board => {
  const board = BOARDS.find((each) => each === name);
  if (!board) throw new DomainError('notFound', MESSAGES.notFound);
  return board;
};

const toItem = ({ playerId, username, isNamed, rank, score }: LeaderboardRow, readerId: string) => {
  const isPlayer = playerId === readerId;
  return {
    rank,
    name: isNamed || isPlayer ? username : maskName(username),
    isPlayer,
    score: toDecimal(score, ORE_DECIMALS),
  };
};

const readWeek = async (context: Context): Promise<number> =>
  startOfWeek(getGameTime(context, await readGameState(context.database)));

async function readRank({ database }: Context, query: { board: Board; playerId: string; week: number }) {
  const { rank, score, visibility } = await findRank(database, query);
  return { rank, score: toDecimal(score, ORE_DECIMALS), visibility };
}

/** Returns a player's own rank and score in each leaderboard. */
export async function readRanks(context: Context, playerId: string) {
  const week = await readWeek(context);
  return Promise.all(
    BOARDS.map(async (board) => ({ board, ...(await readRank(context, { board, playerId, week })) })),
  );
}

/** Returns a page of a leaderboard with the player's own rank and score. Throws `notFound` for an unknown board. */
export async function readLeaderboard(
  context: Context,
  query: { playerId: string; board: string; cursor?: string; limit: number },
): Promise<Leaderboard> {
  const { database } = context;
  const { playerId, limit } = query;
  const board = parseBoard(query.board);
  const { rows, nextCursor } = await readPage(
    limit,
    (count) => listLeaderboard(database, { board, after: readCursor(query.cursor), count }),
    ({ position }) => position,
  );
  const { refreshedAt } = await readLeaderboardState(database);
  const week = await readWeek(context);
  return {
    board,
    token: MINED_TOKEN_SYMBOL,
    items: rows.map((row) => toItem(row, playerId)),
    nextCursor,
    players: await countRanked(database, board),
    player: await readRank(context, { board, playerId, week }),
    refreshedAt: refreshedAt?.toISOString() ?? null,
    weekEndsAt: toIso(week + WEEK_SECONDS),
  };
}
