import { randomBytes } from 'node:crypto';
import type { Context } from '../Context';
import { decryptText, encryptText } from '../cryptography/encrypt';
import type { TwoFactorRow } from './twoFactor.queries';

type WithKeys = Pick<Context, 'keys'>;

const SALT_BYTES = 16;
export const newRecoverySalt = () => randomBytes(SALT_BYTES).toString('base64url');

/** The secrets of a second factor, plain or encrypted. */
interface FactorSecrets {
  secret: string;
  recoverySalt: string;
}

const createSecretAad = (accountId: string) => ({ purpose: 'two-factor secrets', row: accountId }) as const;
const createSaltAad = (accountId: string) => ({ purpose: 'recovery codes', row: accountId }) as const;

/** Encrypts the secrets of an account's second factor. */
export const encryptFactor = (
  { keys }: WithKeys,
  accountId: string,
  { secret, recoverySalt }: FactorSecrets,
): FactorSecrets => ({
  secret: encryptText(keys, createSecretAad(accountId), secret),
  recoverySalt: encryptText(keys, createSaltAad(accountId), recoverySalt),
});

/** Returns the secret that the authenticator app has. */
export const decryptFactorSecret = (
  { keys }: WithKeys,
  { accountId, secret }: Pick<TwoFactorRow, 'accountId' | 'secret'>,
) => decryptText(keys, createSecretAad(accountId), secret);

/** Returns the salt of the account's recovery codes. */
export const decryptRecoverySalt = (
  { keys }: WithKeys,
  { accountId, recoverySalt }: Pick<TwoFactorRow, 'accountId' | 'recoverySalt'>,
) => decryptText(keys, createSaltAad(accountId), recoverySalt);
