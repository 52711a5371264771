import { retryTransientErrors } from './retryTransientErrors';

describe('retrying transient errors', () => {
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
      createError('ENOTFOUND'),
      new Error('Connection terminated unexpectedly'),
    );
    const result = retryTransientErrors(attempt);
    await jest.runAllTimersAsync();
    expect([await result, attempt.mock.calls.length]).toEqual(['done', 6]);
  });

  test('repeats an attempt while the server or the role has no connection left', async () => {
    const attempt = createFailing(createError('53300'), createError('53300'));
    const result = retryTransientErrors(attempt);
    await jest.runAllTimersAsync();
    expect([await result, attempt.mock.calls.length]).toEqual(['done', 3]);
  });

  test.each([
    ['to end a deadlock', '40P01'],
    ['because of a concurrent change', '40001'],
  ])('repeats a transaction that was rolled back %s, even at its commit', async (_cause, code) => {
    const errors = [createError(code), createError(code)];
    const attempt = jest.fn(async (markCommitting: () => void) => {
      markCommitting();
      const error = errors.pop();
      if (error) throw error;
      return 'done';
    });
    const result = retryTransientErrors(attempt);
    await jest.runAllTimersAsync();
    expect([await result, attempt.mock.calls.length]).toEqual(['done', 3]);
  });

  test('throws the last error after six attempts', async () => {
    const attempt = createFailing(...Array.from({ length: 20 }, () => createError('ECONNREFUSED')));
    const outcome = retryTransientErrors(attempt).catch((error: Error) => error.message);
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('ECONNREFUSED');
    expect(attempt).toHaveBeenCalledTimes(6);
  });

  test('does not repeat an attempt that may have committed, nor one that failed otherwise', async () => {
    const committing = jest.fn(async (markCommitting: () => void) => {
      markCommitting();
      throw createError('57P01');
    });
    await expect(retryTransientErrors(committing)).rejects.toThrow('57P01');
    expect(committing).toHaveBeenCalledTimes(1);
    const refused = createFailing(createError('23514'));
    await expect(retryTransientErrors(refused)).rejects.toThrow('23514');
    expect(refused).toHaveBeenCalledTimes(1);
  });
});
