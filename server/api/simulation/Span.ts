import { DAY_SECONDS } from '../src/economy';
import type { GameProfile } from '../src/gameProfiles';

/** How long and how finely a game is simulated, in seconds. */
export interface Span {
  step: number;
  end: number;
  /** Sign-ups are spread evenly over this time. */
  arrivals: number;
  /** Time from the sign-up to the first payout that the player collects. */
  collect: number;
  /** How long players who leave before the end stay. */
  stay: number;
  /** Times at which newcomers buy the first nodes whose payback is measured. */
  newcomers: number[];
}

const MINUTE = 60;

export const SPANS: Record<GameProfile['name'], Span> = {
  demo: {
    step: MINUTE,
    end: 4 * 60 * MINUTE,
    arrivals: 30 * MINUTE,
    collect: 15 * MINUTE,
    stay: Infinity,
    newcomers: [0, 30 * MINUTE, 60 * MINUTE],
  },
  standard: {
    step: DAY_SECONDS / 4,
    end: 120 * DAY_SECONDS,
    arrivals: 120 * DAY_SECONDS,
    collect: DAY_SECONDS / 2,
    stay: 10 * DAY_SECONDS,
    newcomers: [0, 30 * DAY_SECONDS, 60 * DAY_SECONDS],
  },
};
