import { Type } from 'typebox';

/** Header of calls that must take effect once, such as those that move money: a repetition with the same key gets the first response. */
export const IdempotencySchema = Type.Object({
  'idempotency-key': Type.String({ minLength: 8, maxLength: 128 }),
});
