/** Whether code may be loaded before the player needs it, which Save-Data forbids. */
export const isPrefetchAllowed = (): boolean =>
  !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
