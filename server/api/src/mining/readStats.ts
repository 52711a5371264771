import type { MiningStats, StatsPoint, StatsRange } from '@hashgrid/contracts';
import { DAY_SECONDS } from '../economy';
import { listEarnings, type EarningsPoint } from './earnings.queries';
import type { Context } from '../Context';
import { toIso, toSeconds } from './gameTime';
import { toOre, toTerahashes } from './minedToken';

const HOUR_SECONDS = 3600;

/** Length of each range and the interval of its points (null: the finest available). */
const RANGES: Record<StatsRange, { seconds: number; step: number | null }> = {
  '24h': { seconds: DAY_SECONDS, step: null },
  '7d': { seconds: 7 * DAY_SECONDS, step: 6 * HOUR_SECONDS },
  '30d': { seconds: 30 * DAY_SECONDS, step: DAY_SECONDS },
};

function toPointDto(at: number, point: EarningsPoint | undefined, seconds: number): StatsPoint {
  return {
    at: toIso(at),
    hashrate: toTerahashes((point?.work ?? 0n) / BigInt(Math.max(1, seconds))),
    mined: toOre(point?.mined ?? 0n),
    bonus: toOre(point?.bonus ?? 0n),
  };
}

/** Returns the player's hashrate and earnings over time. The newest point covers only the time elapsed so far. */
export async function readStats(context: Context, playerId: string, range: StatsRange): Promise<MiningStats> {
  const { bucketSeconds } = context.config.gameProfile;
  const { seconds, step } = RANGES[range];
  const stepSeconds = step ?? bucketSeconds;
  const now = toSeconds(context.now());
  const newest = now - (now % stepSeconds);
  const since = newest - seconds + stepSeconds;
  const rows = await listEarnings(context.database, { playerId, since, stepSeconds });
  const rowAt = new Map(rows.map((row) => [row.at, row]));
  const points = Array.from({ length: seconds / stepSeconds }, (_value, index) => {
    const at = since + index * stepSeconds;
    return toPointDto(at, rowAt.get(at), Math.min(stepSeconds, now - at));
  });
  return { range, stepSeconds, points };
}
