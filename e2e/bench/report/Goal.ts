/** A `ratio` is a value divided by another one of the same round, such as that of another variant or a full build; a `number` has no unit. */
export type GoalUnit = 'ratio' | 'ms' | 'bytes' | 'number';

/** A limit, and the measured values. */
export interface Goal {
  title: string;
  /** What was measured, for display: a page, a remote or a number of screens. */
  subject: string;
  unit: GoalUnit;
  limit: number;
  /** Whether the limit is the lowest acceptable value, instead of the highest. */
  isMinimum?: boolean;
  /** Whether the value depends on how busy the machine is. */
  isLoadSensitive: boolean;
  /** One for each round, or one in all for parts without rounds; empty if it was not measured. */
  values: readonly number[];
}
