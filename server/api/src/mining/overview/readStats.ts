import type { MiningStats, StatsPoint, StatsRange } from '@hashgrid/contracts';
import { DAY_SECONDS } from '../../economy';
import {
  listBlockEarnings,
  listEarnings,
  readJoinedAt,
  type EarningsPoint,
} from '../payouts/earnings.queries';
import type { Context } from '../../Context';
import { readGameState } from '../clock/gameState.queries';
import { toIso } from '../clock/gameTime';
import { toOre, toTerahashes } from '../prices/minedToken';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

const RANGE_SECONDS: Record<StatsRange, number> = {
  '1h': HOUR_SECONDS,
  '24h': DAY_SECONDS,
  '7d': 7 * DAY_SECONDS,
  '30d': 30 * DAY_SECONDS,
};

/** Returns the interval of a range's points. */
function getStepSeconds(range: StatsRange, { config: { gameProfile } }: Context): number {
  if (range === '1h') return Math.max(MINUTE_SECONDS, gameProfile.blockSeconds);
  if (range === '24h') return gameProfile.bucketSeconds;
  return range === '7d' ? 6 * HOUR_SECONDS : DAY_SECONDS;
}

/** A period between two times in seconds. */
interface Span {
  from: number;
  until: number;
}

function toPointDto(
  at: number,
  point: EarningsPoint | undefined,
  { from, until }: Span,
): Omit<StatsPoint, 'isOpen'> {
  return {
    at: toIso(at),
    hashrate: toTerahashes((point?.work ?? 0n) / BigInt(Math.max(1, until - from))),
    mined: toOre(point?.mined ?? 0n),
    bonus: toOre(point?.bonus ?? 0n),
  };
}

/**
 * Returns the player's hashrate and earnings over time, starting when the player joined. The hashrate of a point is averaged over the
 * part of its interval that is after the player joined and settled.
 */
export async function readStats(context: Context, playerId: string, range: StatsRange): Promise<MiningStats> {
  const { database } = context;
  const stepSeconds = getStepSeconds(range, context);
  const { settledUntil } = await readGameState(database);
  const joinedAt = await readJoinedAt(database, playerId);
  const floor = (time: number) => time - (time % stepSeconds);
  const lastStepAt = floor(settledUntil - 1);
  const firstStepAt = Math.max(lastStepAt - RANGE_SECONDS[range] + stepSeconds, floor(joinedAt));
  const list = range === '1h' ? listBlockEarnings : listEarnings;
  const rows = await list(database, { playerId, since: firstStepAt, stepSeconds });
  const rowsByTime = new Map(rows.map((row) => [row.at, row]));
  const hasSettledTime = settledUntil > joinedAt;
  const length = hasSettledTime ? (lastStepAt - firstStepAt) / stepSeconds + 1 : 0;
  const points = Array.from({ length }, (_value, index) => {
    const at = firstStepAt + index * stepSeconds;
    const end = at + stepSeconds;
    const span = { from: Math.max(at, joinedAt), until: Math.min(end, settledUntil) };
    return { ...toPointDto(at, rowsByTime.get(at), span), isOpen: end > settledUntil };
  });
  return { range, stepSeconds, points };
}
