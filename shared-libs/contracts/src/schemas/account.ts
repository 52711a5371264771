import { nullable, Type, type Static } from './Type';
import {
  DISPLAY_NAME,
  EMAIL,
  ONE_TIME_CODE_DIGITS,
  PASSWORD,
  REFERRAL_CODE,
  USERNAME,
} from '../accountLimits';
import { closed } from './closed';
import { CountrySchema } from './country';
import { PreferencesSchema } from './preferences';

/** Body of `POST /public/auth/login/credential` [C2] and of `POST /public/auth/restore-account` [C5]. */
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

/** Body of `POST /public/reset-password/request`; the answer is the same whether the email is known or not [C6, A9]. */
export const ResetRequestSchema = Type.Object({ email: Type.String(EMAIL) }, closed);
export type ResetRequest = Static<typeof ResetRequestSchema>;

/** Body of `POST /public/reset-password/confirm`: the mailed token and the new password. */
export const ResetConfirmSchema = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 128 }), password: Type.String(PASSWORD) },
  closed,
);
export type ResetConfirm = Static<typeof ResetConfirmSchema>;

/** The six digits of the authenticator app, or a recovery code [C14]. */
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
  photo: Type.Object({ completedUrl: nullable(Type.String()) }),
  /** The name that the player wants to be called by; null while none was given. */
  name: nullable(Type.String()),
  country: nullable(CountrySchema),
  hasTwoFactor: Type.Boolean(),
  /** Null while the player has never saved any. */
  preferences: nullable(PreferencesSchema),
  createdAt: Type.String(),
});
export type Profile = Static<typeof ProfileSchema>;

/**
 * Text fields of the multipart form `PUT /shared/client/profile/update` [C11, E7]; a file may come beside them as
 * `photo`. A field that is missing stays as it is; an empty `name` or `country` clears it.
 */
export const ProfileUpdateSchema = Type.Object(
  {
    name: Type.Optional(Type.String(DISPLAY_NAME)),
    country: Type.Optional(Type.Union([CountrySchema, Type.Literal('')])),
    removePhoto: Type.Optional(Type.Literal('true')),
  },
  closed,
);
export type ProfileUpdate = Static<typeof ProfileUpdateSchema>;

/** Body of `POST /shared/client/close`: closes the account and ends all its sessions; restoring brings it back. */
export const CloseAccountSchema = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: 128 }) },
  closed,
);
export type CloseAccount = Static<typeof CloseAccountSchema>;
