/**
 * Whether code may be loaded before the player needs it. Save-Data forbids it, and a failure while offline would use up one of the few
 * URLs that retries have hashes for.
 */
export const isPrefetchAllowed = (): boolean =>
  navigator.onLine && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
