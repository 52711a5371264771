/** Durations of one step of delivery, one for each run. */
export interface DeliveryTime {
  /** Start and end of the step: `rollback → a browser shows it`. */
  name: string;
  runsMs: readonly number[];
  /** Maximum duration of each run. */
  limitMs?: number;
}
