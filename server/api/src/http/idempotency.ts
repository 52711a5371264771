import { Type } from 'typebox';

/** Header of every call that moves money: the same key with the same body does it once. */
export const IdempotencySchema = Type.Object({
  'idempotency-key': Type.String({ minLength: 8, maxLength: 128 }),
});
