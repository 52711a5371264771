import { startTimeLimit } from '@hashgrid/contracts';
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
  let stop = () => {};
  const timeout = new Promise<never>((_resolve, reject) => {
    stop = startTimeLimit(limit.ms, () =>
      reject(new WalletTimeoutError(`${limit.name} did not respond within ${limit.ms / 1000} s.`)),
    );
  });
  void limit.stopped?.then(stop);
  return Promise.race([promise, timeout]).finally(stop);
};
