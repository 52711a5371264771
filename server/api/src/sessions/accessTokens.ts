import { errors, jwtVerify, SignJWT } from 'jose';
import { LIFETIMES } from '../config';
import { UnknownKeyError } from '../cryptography/KeyRing';
import { MESSAGES } from '../messages';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { addSeconds } from '../addSeconds';

/** What a token is for: calls of a logged-in player, or only the check of a two-factor code. */
type Purpose = 'access' | 'twoFactor';

/** The account of a token, and the ID of its session or two-factor challenge. */
export interface TokenSubject {
  accountId: string;
  id: string;
}

/** Purpose for which the signing keys are derived from the master keys. */
const KEY_PURPOSE = 'access tokens';

const LIFETIME_SECONDS: Record<Purpose, number> = {
  access: LIFETIMES.accessToken,
  twoFactor: LIFETIMES.twoFactorToken,
};

/** Returns a signed JWT. */
export function signToken({ keys, now }: Context, purpose: Purpose, subject: TokenSubject): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', kid: keys.primaryKid })
    .setSubject(subject.accountId)
    .setJti(subject.id)
    .setAudience(purpose)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS[purpose])
    .sign(keys.deriveKey(keys.primaryKid, KEY_PURPOSE));
}

/**
 * Returns the key that signed a token. Tokens without a key ID were signed before there were master keys. Backups of that time
 * contain their secret, so it is accepted only while such a token can still be valid.
 */
function getVerificationKey({ keys, legacySigningSecret: legacy, now }: Context, kid: string | undefined) {
  if (kid !== undefined) return keys.deriveKey(kid, KEY_PURPOSE);
  if (legacy && now() < addSeconds(legacy.retiredAt, LIFETIMES.accessToken)) return legacy.secret;
  throw new UnknownKeyError('');
}

function toTokenError(error: unknown, purpose: Purpose): DomainError {
  const isExpired = error instanceof errors.JWTExpired;
  if (purpose === 'twoFactor')
    return new DomainError('unauthenticated', isExpired ? MESSAGES.loginTimedOut : MESSAGES.loginRequired);
  const audience = isExpired ? error.payload.aud : undefined;
  if (audience === 'twoFactor') return twoFactorRequiredError();
  if (audience === 'access') return new DomainError('accessTokenExpired', MESSAGES.accessTokenExpired);
  return new DomainError('unauthenticated', MESSAGES.loginRequired);
}

const twoFactorRequiredError = () => new DomainError('twoFactorRequired', MESSAGES.twoFactorRequired);

/**
 * Verifies a token and returns its subject. Throws `accessTokenExpired` for an expired access token, `twoFactorRequired` for a
 * two-factor token where an access token is expected, else `unauthenticated`.
 */
export async function readToken(context: Context, purpose: Purpose, token: string): Promise<TokenSubject> {
  const { payload } = await jwtVerify(token, ({ kid }) => getVerificationKey(context, kid), {
    algorithms: ['HS256'],
    currentDate: context.now(),
  }).catch((error: unknown) => {
    throw toTokenError(error, purpose);
  });
  if (purpose === 'access' && payload.aud === 'twoFactor') throw twoFactorRequiredError();
  if (payload.aud !== purpose || !payload.sub || !payload.jti)
    throw new DomainError('unauthenticated', MESSAGES.loginRequired);
  return { accountId: payload.sub, id: payload.jti };
}
