import type { LeaderboardVisibility } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { setVisibility } from './leaderboards.queries';

/** Changes whether and under which name leaderboards list a player; a player who hides is removed immediately. */
export const changeVisibility = (
  { database }: Context,
  choice: { playerId: string; visibility: LeaderboardVisibility },
): Promise<void> => database.transaction((transaction) => setVisibility(transaction, choice));
