/** Gives events and requests that would come late the time to arrive. */
export const pause = (ms = 30): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
