import { LEADERBOARD_VISIBILITIES } from '../leaderboards';
import { nullable, stringEnum, Type, type Static } from './Type';
import { DecimalString } from './DecimalString';
import { strict } from './strict';

const visibility = stringEnum(LEADERBOARD_VISIBILITIES);

/** Response to `GET /shared/game/leaderboards/{board}?cursor=&limit=`, best first. Scores are decimal strings. */
export const LeaderboardSchema = Type.Object({
  /** One of `BOARDS`. */
  board: Type.String(),
  token: Type.String(),
  items: Type.Array(
    Type.Object({
      /** Equal scores have equal ranks. */
      rank: Type.Integer(),
      /** Masked, unless the player chose otherwise. */
      name: Type.String(),
      isPlayer: Type.Boolean(),
      score: DecimalString,
    }),
  ),
  nextCursor: nullable(Type.String()),
  /** How many players are ranked; the list ends after the best ones. */
  players: Type.Integer(),
  /** The caller, listed or not; `rank` is null without a score, and while nobody is ranked. */
  player: Type.Object({ rank: nullable(Type.Integer()), score: DecimalString, visibility }),
  /** When the ranks were computed; null before the first time. */
  refreshedAt: nullable(Type.String()),
  /** The next Sunday, 00:00 UTC. */
  weekEndsAt: Type.String(),
});
export type Leaderboard = Static<typeof LeaderboardSchema>;

/** Body of `PUT /shared/game/leaderboard-visibility`, and its response. */
export const LeaderboardVisibilitySchema = Type.Object({ visibility }, strict);
