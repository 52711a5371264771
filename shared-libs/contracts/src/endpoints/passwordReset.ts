import type { ResetConfirm, ResetRequest } from '../schemas/account';
import { MessageSchema } from '../schemas/envelope';
import { PasswordResetSchema } from '../schemas/passwordReset';
import { defineEndpoint, payload } from './defineEndpoint';

/** Emails a password reset link if the address has an account. */
export const requestReset = defineEndpoint({
  method: 'POST',
  path: '/public/reset-password/request',
  payload: payload<ResetRequest>(),
  response: MessageSchema,
});

/** Sets a new password with the token from the email. */
export const confirmReset = defineEndpoint({
  method: 'POST',
  path: '/public/reset-password/confirm',
  payload: payload<ResetConfirm>(),
  response: PasswordResetSchema,
});
