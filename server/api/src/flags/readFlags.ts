import type { Profile } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { findFlagsOfPlayer } from './flags.queries';
import { isInRollout } from './isInRollout';

/** Returns for each flag whether it is on for a player. */
export async function readFlags(queries: Queries, accountId: string): Promise<NonNullable<Profile['flags']>> {
  const flags = await findFlagsOfPlayer(queries, accountId);
  return Object.fromEntries(
    flags.map(({ name, percentage, isListed }) => [
      name,
      isListed || isInRollout(name, accountId, percentage),
    ]),
  );
}
