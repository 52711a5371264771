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
  response: success(TwoFactorStatusSchema),
});

/** Creates a new secret, inactive until `enableTwoFactor`. */
export const setUpTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/client/gg-2fa/setup',
  payload: payload<TwoFactorSetup>(),
  response: success(TwoFactorSecretSchema),
});

/** Enables two-factor authentication with a code for the new secret; returns the recovery codes, which are never shown again. */
export const enableTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/client/gg-2fa/enable',
  identifiesDevice: true,
  payload: payload<TwoFactorEnable>(),
  response: success(RecoveryCodesSchema),
});

export const disableTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/client/gg-2fa/disable',
  payload: payload<TwoFactorProof>(),
  response: MessageSchema,
});

/** Replaces all recovery codes. */
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/auth/client/gg-2fa/recovery-codes',
  payload: payload<TwoFactorProof>(),
  response: success(RecoveryCodesSchema),
});
