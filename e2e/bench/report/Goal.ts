/** `ratio` is to a base that was measured in the same round; `number` has no unit. */
export type GoalUnit = 'ratio' | 'ms' | 'bytes' | 'number';

/** A limit, and what was measured. */
export interface Goal {
  title: string;
  /** Page, screen or remote; empty if the goal has none. */
  subject: string;
  unit: GoalUnit;
  limit: number;
  /** Whether the limit is the lowest value that is good enough, instead of the highest. */
  isMinimum?: boolean;
  /** Whether the value depends on how busy the machine is. */
  isLoadSensitive: boolean;
  /** One for each round; none if it was not measured. */
  values: readonly number[];
}
