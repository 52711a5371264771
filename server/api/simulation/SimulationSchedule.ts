import { DAY_SECONDS } from '../src/economy';
import type { GameProfile } from '../src/gameProfiles';

/** How long and how finely a game is simulated, in seconds. */
export interface SimulationSchedule {
  step: number;
  end: number;
  /** Sign-ups are spread evenly over this time. */
  signUpSeconds: number;
  /** Time from the sign-up to the first payout that the player collects; the next ones follow at the same time of day. */
  collectSeconds: number;
  /** How long players who leave before the end stay. */
  staySeconds: number;
  /** Times at which newcomers buy the first nodes whose payback is measured. */
  newcomerTimes: number[];
}

const MINUTE = 60;

export const SCHEDULES: Record<GameProfile['name'], SimulationSchedule> = {
  demo: {
    step: MINUTE,
    end: 4 * 60 * MINUTE,
    signUpSeconds: 30 * MINUTE,
    collectSeconds: 15 * MINUTE,
    staySeconds: Infinity,
    newcomerTimes: [0, 30 * MINUTE, 60 * MINUTE],
  },
  standard: {
    step: DAY_SECONDS / 4,
    end: 120 * DAY_SECONDS,
    signUpSeconds: 120 * DAY_SECONDS,
    collectSeconds: DAY_SECONDS / 2,
    staySeconds: 10 * DAY_SECONDS,
    newcomerTimes: [0, 30 * DAY_SECONDS, 60 * DAY_SECONDS],
  },
};
