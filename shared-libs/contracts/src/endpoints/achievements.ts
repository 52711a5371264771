import { AchievementsSchema } from '../schemas/achievements';
import { success } from '../schemas/envelope';
import { defineEndpoint } from './defineEndpoint';

/** The player's achievements, streak and weekly goals. */
export const getAchievements = defineEndpoint({
  method: 'GET',
  path: '/shared/game/achievements',
  response: success(AchievementsSchema),
});
