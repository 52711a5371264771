import { WalletTimeoutError } from '../errors/WalletError';

/**
 * Returns the result of a promise that must settle within a time limit.
 * @param limit.name Name of the service, for the error.
 * @param limit.stopped Ends the time limit when it resolves, because the rest waits for a person.
 * @throws {WalletTimeoutError} when the time limit is exceeded.
 */
export const withTimeLimit = async <Result>(
  promise: Promise<Result>,
  limit: { ms: number; name: string; stopped?: Promise<unknown> },
): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new WalletTimeoutError(`${limit.name} did not respond within ${limit.ms / 1000} s.`)),
      limit.ms,
    );
  });
  const stop = () => clearTimeout(timer);
  void limit.stopped?.then(stop);
  return Promise.race([promise, timeout]).finally(stop);
};
