import { WalletTimeoutError } from '../errors/WalletError';

/**
 * Rejects when a promise takes too long.
 * @param limit.stopped Ends the limit, when what follows waits for a person.
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
