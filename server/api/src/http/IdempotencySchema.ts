import { Type } from 'typebox';

/** Header of every call that moves money: repeating a body with its key has no further effect. */
export const IdempotencySchema = Type.Object({
  'idempotency-key': Type.String({ minLength: 8, maxLength: 128 }),
});
