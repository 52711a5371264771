import { createHmac } from 'node:crypto';
import type { Context } from '../Context';

/**
 * Derives the refresh token that succeeds `token`, so that a repeated request gets the same one although only hashes are stored.
 * The first one is derived with the primary key, and succeeds a token that is used now. The rest are derived with the others: a
 * token that was used before a rotation of keys has one of them as its successor.
 */
export function deriveSuccessors(
  { keys, legacySigningSecret }: Context,
  token: string,
): [string, ...string[]] {
  const derive = (secret: Uint8Array) =>
    createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');
  const deriveUnder = (kid: string) => derive(keys.deriveKey(kid, 'refresh tokens'));
  const legacy = legacySigningSecret ? [derive(legacySigningSecret.secret)] : [];
  return [deriveUnder(keys.primaryKid), ...keys.otherKids.map(deriveUnder), ...legacy];
}
