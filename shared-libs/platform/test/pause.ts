/** Waits, so that late events and requests have time to arrive. */
export const pause = (ms = 30): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
