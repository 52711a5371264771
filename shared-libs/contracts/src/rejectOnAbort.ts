/**
 * Returns a promise that rejects with the reason of the signal when it is aborted, and otherwise never settles. For `Promise.race` with
 * work that doesn't know the signal.
 */
export const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
