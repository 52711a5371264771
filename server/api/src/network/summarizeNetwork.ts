import { MINED_TOKEN_SYMBOL, type NetworkSummary } from '@hashgrid/contracts';
import { maskName } from '../accounts/maskName';
import type { Context } from '../Context';
import { ECONOMY } from '../economy';
import { toOre, toTerahashes } from '../mining/prices/minedToken';
import { listLevels, readReferral } from './network.queries';

/** Returns the totals of the player's network. */
export async function summarizeNetwork({ database }: Context, playerId: string): Promise<NetworkSummary> {
  const { code, inviter } = await readReferral(database, playerId);
  const rows = new Map((await listLevels(database, playerId)).map((row) => [row.level, row]));
  const levels = ECONOMY.block.referralPercents.map((percent, index) => {
    const row = rows.get(index + 1);
    return {
      level: index + 1,
      percent: Number(percent),
      members: row?.members ?? 0,
      active: row?.active ?? 0,
      hashrate: toTerahashes(row?.hashrate ?? 0n),
      earned: toOre(row?.earned ?? 0n),
    };
  });
  const all = [...rows.values()];
  return {
    code,
    invitedBy: inviter === null ? null : maskName(inviter),
    token: MINED_TOKEN_SYMBOL,
    members: levels.reduce((sum, { members }) => sum + members, 0),
    active: levels.reduce((sum, { active }) => sum + active, 0),
    earned: toOre(all.reduce((sum, { earned }) => sum + earned, 0n)),
    levels,
  };
}
