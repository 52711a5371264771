/** Whether the browser may load what the player has not asked for yet: not where it saves data. */
export const isPrefetchAllowed = (): boolean =>
  !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
