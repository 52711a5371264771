import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { consumeSignUpProof } from './consumeSignUpProof';

test('passes on a deadlock, so that the transaction is retried', async () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const aborted = new Error('current transaction is aborted');
  const query = jest.fn().mockRejectedValueOnce(deadlock).mockRejectedValue(aborted);
  const sent = consumeSignUpProof(
    { now: () => new Date() } as Context,
    { query } as unknown as Transaction,
    { addressProof: 'proof', emailKey: 'ada@example.com' },
    { ipAddress: '10.0.0.1', device: '', language: 'en-US' },
  );
  await expect(sent).rejects.toBe(deadlock);
});
