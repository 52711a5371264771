import { retryLostConnection } from './retryLostConnection';

describe('retrying after a lost connection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const createError = (code: string) => Object.assign(new Error(code), { code });
  /** Returns an attempt that fails with each of the errors in turn, then succeeds. */
  const createFailing = (...errors: Error[]) => {
    const remaining = [...errors];
    return jest.fn(async (_markCommitting: () => void) => {
      const error = remaining.shift();
      if (error) throw error;
      return 'done';
    });
  };

  test('repeats an attempt while the server restarts', async () => {
    const attempt = createFailing(
      createError('57P01'),
      createError('ECONNREFUSED'),
      createError('57P03'),
      new Error('Connection terminated unexpectedly'),
    );
    const result = retryLostConnection(attempt);
    await jest.runAllTimersAsync();
    expect([await result, attempt.mock.calls.length]).toEqual(['done', 5]);
  });

  test('throws the last error after six attempts', async () => {
    const attempt = createFailing(...Array.from({ length: 20 }, () => createError('ECONNREFUSED')));
    const outcome = retryLostConnection(attempt).catch((error: Error) => error.message);
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('ECONNREFUSED');
    expect(attempt).toHaveBeenCalledTimes(6);
  });

  test('does not repeat an attempt that may have committed, nor one that failed otherwise', async () => {
    const committing = jest.fn(async (markCommitting: () => void) => {
      markCommitting();
      throw createError('57P01');
    });
    await expect(retryLostConnection(committing)).rejects.toThrow('57P01');
    expect(committing).toHaveBeenCalledTimes(1);
    const refused = createFailing(createError('23514'));
    await expect(retryLostConnection(refused)).rejects.toThrow('23514');
    expect(refused).toHaveBeenCalledTimes(1);
  });
});
