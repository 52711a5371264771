/** A `ratio` compares with a base that was measured in the same round; a `number` has no unit. */
export type GoalUnit = 'ratio' | 'ms' | 'bytes' | 'number';

/** A limit, and the measured values. */
export interface Goal {
  title: string;
  /** Page, screen or remote; empty if the goal has none. */
  subject: string;
  unit: GoalUnit;
  limit: number;
  /** Whether the limit is the lowest acceptable value, instead of the highest. */
  isMinimum?: boolean;
  /** Whether the value depends on how busy the machine is. */
  isLoadSensitive: boolean;
  /** One for each round; none if it was not measured. */
  values: readonly number[];
}
