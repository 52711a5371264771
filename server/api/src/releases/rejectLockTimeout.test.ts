import { rejectLockTimeout } from './rejectLockTimeout';

test('rejects with the message when a lock was not granted in time', async () => {
  const timeout = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
  await expect(Promise.reject(timeout).catch(rejectLockTimeout('Try again.'))).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'Try again.',
  });
});

test('rejects with any other error itself', async () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505' });
  await expect(Promise.reject(error).catch(rejectLockTimeout('Try again.'))).rejects.toBe(error);
});
