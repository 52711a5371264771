import { nullable, Type, type Static } from './Type';
import { ONE_TIME_CODE_DIGITS } from '../accountLimits';
import { closed } from './closed';

const password = Type.String({ minLength: 1, maxLength: 128 });
const code = Type.String({ minLength: ONE_TIME_CODE_DIGITS, maxLength: 16 });

/** Answer to `GET /auth/client/gg-2fa`. */
export const TwoFactorStatusSchema = Type.Object({
  isEnabled: Type.Boolean(),
  enabledAt: nullable(Type.String()),
  recoveryCodesLeft: Type.Integer(),
});
export type TwoFactorStatus = Static<typeof TwoFactorStatusSchema>;

/** Body of `POST /auth/client/gg-2fa/setup`. */
export const TwoFactorSetupSchema = Type.Object({ password }, closed);
export type TwoFactorSetup = Static<typeof TwoFactorSetupSchema>;

/** Its answer; nothing is active before `enable` has seen a code. `secret` is base32, `url` is `otpauth://…`. */
export const TwoFactorSecretSchema = Type.Object({ secret: Type.String(), url: Type.String() });
export type TwoFactorSecret = Static<typeof TwoFactorSecretSchema>;

/** Body of `POST /auth/client/gg-2fa/enable`: six digits made with the secret of the set-up. */
export const TwoFactorEnableSchema = Type.Object({ code }, closed);
export type TwoFactorEnable = Static<typeof TwoFactorEnableSchema>;

/** Body of `POST /auth/client/gg-2fa/disable` and `/recovery-codes`; `code` may be a recovery code. */
export const TwoFactorProofSchema = Type.Object({ password, code }, closed);
export type TwoFactorProof = Static<typeof TwoFactorProofSchema>;

/** Shown once: the server keeps only hashes. Each works once, in place of a code. */
export const RecoveryCodesSchema = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodesSchema>;
