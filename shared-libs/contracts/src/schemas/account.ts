import { Type, type Static } from './Type';
import {
  EMAIL,
  ENTERED_PASSWORD,
  LINK_TOKEN,
  PASSWORD,
  REFERRAL_CODE,
  TWO_FACTOR_CODE,
  USERNAME,
} from '../accountLimits';
import { strict } from './strict';

/** Body of `POST /public/auth/login/credential` and of `POST /public/auth/restore-account`. */
export const CredentialsSchema = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: EMAIL.maxLength }),
    password: Type.String(ENTERED_PASSWORD),
  },
  strict,
);
export type Credentials = Static<typeof CredentialsSchema>;

/** The tokens determine the next step: a `gg2FAToken` alone requires the code at `/authentication`. */
export const LoginTokensSchema = Type.Object({
  accessToken: Type.Optional(Type.String()),
  refreshToken: Type.Optional(Type.String()),
  gg2FAToken: Type.Optional(Type.String()),
});
export type LoginTokens = Static<typeof LoginTokensSchema>;

export const SignUpSchema = Type.Object(
  {
    username: Type.String(USERNAME),
    email: Type.String(EMAIL),
    password: Type.String(PASSWORD),
    /** Referral code of the inviter. */
    referralCode: Type.Optional(Type.String(REFERRAL_CODE)),
    /** From a login with an unknown address: links the address when the account is activated. */
    addressProof: Type.Optional(Type.String(LINK_TOKEN)),
    terms: Type.Literal(true),
  },
  strict,
);
export type SignUp = Static<typeof SignUpSchema>;

/** Response to a sign-up. `id` is random and serves only to resend the email; `resendAfter` is in seconds. */
export const SignUpResultSchema = Type.Object({
  id: Type.String(),
  resendAfter: Type.Integer(),
  /** Whether the email is shown on the page `/outbox`, which this caller can open. */
  isInOutbox: Type.Optional(Type.Boolean()),
});
export type SignUpResult = Static<typeof SignUpResultSchema>;

/**
 * Body of `POST /public/auth/activate`. The device that signed up needs only the token of the link. On others the password of
 * the sign-up is confirmed or replaced: someone else may have signed up with this email.
 */
export const ActivateSchema = Type.Object(
  {
    token: Type.String(LINK_TOKEN),
    /** The password chosen at sign-up. */
    password: Type.Optional(Type.String(ENTERED_PASSWORD)),
    /** Replaces the password chosen at sign-up. */
    newPassword: Type.Optional(Type.String(PASSWORD)),
  },
  strict,
);
export type Activate = Static<typeof ActivateSchema>;

/** Body of `POST /public/reset-password/request`; the response does not reveal whether the email has an account. */
export const ResetRequestSchema = Type.Object({ email: Type.String(EMAIL) }, strict);
export type ResetRequest = Static<typeof ResetRequestSchema>;

/** Body of `POST /public/reset-password/confirm`: the token from the email and the new password. */
export const ResetConfirmSchema = Type.Object(
  { token: Type.String(LINK_TOKEN), password: Type.String(PASSWORD) },
  strict,
);
export type ResetConfirm = Static<typeof ResetConfirmSchema>;

/** A 6-digit code of the authenticator app, or a recovery code. */
export const TwoFactorCodeSchema = Type.Object({ code: Type.String(TWO_FACTOR_CODE) }, strict);
export type TwoFactorCode = Static<typeof TwoFactorCodeSchema>;

/** `invitedBy` is the masked name of the inviter. */
export const ReferralSchema = Type.Object({ code: Type.String(), invitedBy: Type.String() });
export type Referral = Static<typeof ReferralSchema>;

/**
 * Body of `POST /shared/client/export`, `POST /shared/client/close` and `POST /shared/client/addresses/{address}/unlink`. With
 * two-factor authentication, `code` is required.
 */
export const OwnerProofSchema = Type.Object(
  {
    password: Type.String(ENTERED_PASSWORD),
    code: Type.Optional(Type.String(TWO_FACTOR_CODE)),
  },
  strict,
);
export type OwnerProof = Static<typeof OwnerProofSchema>;
