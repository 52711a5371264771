import {
  LoginTokensSchema,
  ReferralSchema,
  SignUpResultSchema,
  type Activate,
  type Credentials,
  type SignUp,
  type TwoFactorCode,
} from '../schemas/account';
import { MessageSchema, success } from '../schemas/envelope';
import { LoginNonceSchema, type SignatureLogin } from '../schemas/linkedAddresses';
import { defineEndpoint, payload } from './defineEndpoint';

export const logIn = defineEndpoint({
  method: 'POST',
  path: '/public/auth/login/credential',
  identifiesDevice: true,
  payload: payload<Credentials>(),
  response: success(LoginTokensSchema),
});

/** A nonce for one login with a wallet; it expires after a few minutes. */
export const getNonce = defineEndpoint({
  method: 'GET',
  path: '/public/auth/nonce',
  response: success(LoginNonceSchema),
});

/**
 * Logs in with a wallet address. An address without an account gets 403 with `ERROR_CODES.addressNotLinked` and `data.addressProof`, which signs up with
 * this address (`signUp`) or links it to an account (`linkAddress`), once and on this device only.
 */
export const logInWithSignature = defineEndpoint({
  method: 'POST',
  path: '/public/auth/login/signature',
  identifiesDevice: true,
  payload: payload<SignatureLogin>(),
  response: success(LoginTokensSchema),
});

/** Completes a login with a one-time code or a recovery code. The bearer is the two-factor token. */
export const validateTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/client/gg-2fa/valid',
  identifiesDevice: true,
  payload: payload<TwoFactorCode>(),
  response: success(LoginTokensSchema),
});

/** Issues new tokens. The bearer is the refresh token. */
export const refreshSession = defineEndpoint({
  method: 'POST',
  path: '/shared/auth/refresh',
  response: success(LoginTokensSchema),
});

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/public/auth/sign-up',
  identifiesDevice: true,
  payload: payload<SignUp>(),
  response: success(SignUpResultSchema),
});

/** Sends the activation email again; `id` comes from the sign-up response. */
export const resendActivation = defineEndpoint({
  method: 'GET',
  path: '/public/auth/resend-active-token/:id',
  response: success(SignUpResultSchema),
});

/** Activates an account; 422 on `password` when another device signed up and the payload has no password. */
export const activate = defineEndpoint({
  method: 'POST',
  path: '/public/auth/activate',
  identifiesDevice: true,
  payload: payload<Activate>(),
  response: MessageSchema,
});

export const restoreAccount = defineEndpoint({
  method: 'POST',
  path: '/public/auth/restore-account',
  identifiesDevice: true,
  payload: payload<Credentials>(),
  response: MessageSchema,
});

/** The inviter that a referral code belongs to; 404 for an unknown code. */
export const getReferral = defineEndpoint({
  method: 'GET',
  path: '/public/referral/:code',
  response: success(ReferralSchema),
});
