import { Type } from './Type';

/** Response to `POST /public/reset-password/confirm`. A closed account has to be restored before its owner can log in. */
export const PasswordResetSchema = Type.Object({
  message: Type.String(),
  isAccountClosed: Type.Optional(Type.Boolean()),
});
