import { nullable, Type, type Static } from './Type';
import { ENTERED_PASSWORD, TWO_FACTOR_CODE } from '../accountLimits';
import { strict } from './strict';

const password = Type.String(ENTERED_PASSWORD);
const code = Type.String(TWO_FACTOR_CODE);

/** Response to `GET /auth/client/gg-2fa`. */
export const TwoFactorStatusSchema = Type.Object({
  isEnabled: Type.Boolean(),
  enabledAt: nullable(Type.String()),
  recoveryCodesLeft: Type.Integer(),
});
export type TwoFactorStatus = Static<typeof TwoFactorStatusSchema>;

/** Body of `POST /auth/client/gg-2fa/setup`. */
export const TwoFactorSetupSchema = Type.Object({ password }, strict);
export type TwoFactorSetup = Static<typeof TwoFactorSetupSchema>;

/** Response to `POST /auth/client/gg-2fa/setup`: a secret, inactive until it is enabled with a code. `secret` is base32, `url` is `otpauth://…`. */
export const TwoFactorSecretSchema = Type.Object({ secret: Type.String(), url: Type.String() });
export type TwoFactorSecret = Static<typeof TwoFactorSecretSchema>;

/** Body of `POST /auth/client/gg-2fa/enable`: a 6-digit code for the secret of the setup. */
export const TwoFactorEnableSchema = Type.Object({ code }, strict);
export type TwoFactorEnable = Static<typeof TwoFactorEnableSchema>;

/** Body of `POST /auth/client/gg-2fa/disable` and `/recovery-codes`; `code` may be a recovery code. */
export const TwoFactorProofSchema = Type.Object({ password, code }, strict);
export type TwoFactorProof = Static<typeof TwoFactorProofSchema>;

/** New recovery codes, shown once: the server stores only hashes. Each can replace one code of the authenticator app. */
export const RecoveryCodesSchema = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodesSchema>;
