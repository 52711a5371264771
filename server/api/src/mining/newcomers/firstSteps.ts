import type { FirstSteps } from '@hashgrid/contracts';
import type { Queries } from '../../database/Database';
import type { Context } from '../../Context';
import { readFirstSteps, setFirstStepsHidden } from './firstSteps.queries';

/** Returns a new player's checklist; null once all steps are done or the player has hidden it. */
export async function findOpenFirstSteps(queries: Queries, playerId: string): Promise<FirstSteps | null> {
  const steps = await readFirstSteps(queries, playerId);
  return steps && !Object.values(steps).every(Boolean) ? steps : null;
}

/** Hides the checklist for good, on all devices of the player. */
export async function hideFirstSteps({ database, now }: Context, playerId: string): Promise<void> {
  await setFirstStepsHidden(database, playerId, now());
}
