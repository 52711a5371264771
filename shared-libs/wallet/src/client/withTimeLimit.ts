import { startTimeLimit } from '@hashgrid/contracts';
import { WalletTimeoutError } from '../errors/WalletError';

/**
 * Returns the result of a promise that must settle within a time limit.
 * @param limit.name Name of the service, for the error.
 * @param limit.stopped Ends the time limit when it resolves, because the rest waits for a person.
 * @throws {WalletTimeoutError} when the time limit is exceeded.
 */
export const withTimeLimit = <Result>(
  promise: Promise<Result>,
  limit: { ms: number; name: string; stopped?: Promise<unknown> },
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const stop = startTimeLimit(limit.ms, () =>
      reject(new WalletTimeoutError(`${limit.name} did not respond within ${limit.ms / 1000} s.`)),
    );
    void limit.stopped?.then(stop);
    promise.then(resolve, reject).finally(stop);
  });
