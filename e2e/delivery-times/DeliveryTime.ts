/** How long one step of delivery took, in each run of it. */
export interface DeliveryTime {
  /** From what to what: `rollback → a browser shows it`. */
  name: string;
  runsMs: readonly number[];
  /** The longest time that it may take. */
  limitMs?: number;
}
