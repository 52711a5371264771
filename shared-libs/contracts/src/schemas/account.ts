import { Type, type Static } from 'typebox';
import { EMAIL, ONE_TIME_CODE_DIGITS, PASSWORD, REFERRAL_CODE, USERNAME } from '../accountLimits';

const closed = { additionalProperties: false };

export const CredentialsSchema = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 128 }),
  },
  closed,
);
export type Credentials = Static<typeof CredentialsSchema>;

/** Which tokens came says what comes next: a `gg2FAToken` alone leads to `/authentication` [A4, A5]. */
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
    /** Code of the player who invited. */
    referralCode: Type.Optional(Type.String(REFERRAL_CODE)),
    terms: Type.Literal(true),
  },
  closed,
);
export type SignUp = Static<typeof SignUpSchema>;

/** `id` is random and only good for asking for the mail again; `resendAfter` is seconds [A11]. */
export const SignUpResultSchema = Type.Object({ id: Type.String(), resendAfter: Type.Integer() });
export type SignUpResult = Static<typeof SignUpResultSchema>;

export const ActivateSchema = Type.Object({ token: Type.String({ minLength: 1, maxLength: 128 }) }, closed);
export type Activate = Static<typeof ActivateSchema>;

export const TwoFactorCodeSchema = Type.Object(
  { code: Type.String({ minLength: ONE_TIME_CODE_DIGITS, maxLength: 16 }) },
  closed,
);
export type TwoFactorCode = Static<typeof TwoFactorCodeSchema>;

export const ReferralSchema = Type.Object({ code: Type.String(), invitedBy: Type.String() });
/** The inviter's name is masked. */
export type Referral = Static<typeof ReferralSchema>;

export const ProfileSchema = Type.Object({
  id: Type.String(),
  username: Type.String(),
  email: Type.String(),
  referralCode: Type.String(),
  /** `completedUrl` is null while there is no photo. */
  photo: Type.Object({ completedUrl: Type.Union([Type.String(), Type.Null()]) }),
  createdAt: Type.String(),
});
export type Profile = Static<typeof ProfileSchema>;
