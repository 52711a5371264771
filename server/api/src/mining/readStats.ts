import type { MiningStats, StatsPoint, StatsRange } from '@hashgrid/contracts';
import { DAY_SECONDS } from '../economy';
import { listEarnings, type EarningsPoint } from './earnings.queries';
import type { Context } from '../Context';
import { isoOf, secondsOf } from './gameTime';
import { oreOf, terahashes } from './minedToken';

const HOUR_SECONDS = 3600;

/** How far each range goes back, and the width of its points (null: as fine as there is). */
const RANGES: Record<StatsRange, { seconds: number; step: number | null }> = {
  '24h': { seconds: DAY_SECONDS, step: null },
  '7d': { seconds: 7 * DAY_SECONDS, step: 6 * HOUR_SECONDS },
  '30d': { seconds: 30 * DAY_SECONDS, step: DAY_SECONDS },
};

function showPoint(at: number, point: EarningsPoint | undefined, seconds: number): StatsPoint {
  return {
    at: isoOf(at),
    hashrate: terahashes((point?.work ?? 0n) / BigInt(Math.max(1, seconds))),
    mined: oreOf(point?.mined ?? 0n),
    bonus: oreOf(point?.bonus ?? 0n),
  };
}

/** The player's hashrate and earnings over time. The newest point covers what has passed of it so far. */
export async function readStats(context: Context, playerId: string, range: StatsRange): Promise<MiningStats> {
  const { bucketSeconds } = context.config.gameProfile;
  const { seconds, step } = RANGES[range];
  const stepSeconds = step ?? bucketSeconds;
  const now = secondsOf(context.now());
  const newest = now - (now % stepSeconds);
  const since = newest - seconds + stepSeconds;
  const rows = await listEarnings(context.database, { playerId, since, stepSeconds });
  const rowAt = new Map(rows.map((row) => [row.at, row]));
  const points = Array.from({ length: seconds / stepSeconds }, (_value, index) => {
    const at = since + index * stepSeconds;
    return showPoint(at, rowAt.get(at), Math.min(stepSeconds, now - at));
  });
  return { range, stepSeconds, points };
}
