import { MessageSchema, success } from '../schemas/envelope';
import {
  RecoveryCodesSchema,
  TwoFactorSecretSchema,
  TwoFactorStatusSchema,
  type TwoFactorEnable,
  type TwoFactorProof,
  type TwoFactorSetup,
} from '../schemas/twoFactor';
import { defineEndpoint, payload } from './defineEndpoint';

export const getTwoFactor = defineEndpoint({
  method: 'GET',
  path: '/auth/client/gg-2fa',
  answer: success(TwoFactorStatusSchema),
});

/** Makes a new secret; nothing is active before `enableTwoFactor`. */
export const setUpTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/client/gg-2fa/setup',
  payload: payload<TwoFactorSetup>(),
  answer: success(TwoFactorSecretSchema),
});

/** Turns it on with a code made from the new secret; the recovery codes are shown this once. */
export const enableTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/client/gg-2fa/enable',
  payload: payload<TwoFactorEnable>(),
  answer: success(RecoveryCodesSchema),
});

export const disableTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/client/gg-2fa/disable',
  payload: payload<TwoFactorProof>(),
  answer: MessageSchema,
});

/** Replaces all recovery codes. */
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/auth/client/gg-2fa/recovery-codes',
  payload: payload<TwoFactorProof>(),
  answer: success(RecoveryCodesSchema),
});
