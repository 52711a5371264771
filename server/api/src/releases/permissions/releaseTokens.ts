import { addSeconds } from '../../addSeconds';
import type { Context } from '../../Context';
import { hashToken, newToken } from '../../cryptography/tokens';
import { DomainError } from '../../DomainError';
import { OPERATOR_TEAM, type ReleaseActor } from './ReleaseActor';
import { addReleaseToken, findReleaseToken } from './releaseTokens.queries';

/** Lets secret scanners recognize a leaked token. */
const PREFIX = 'hgr_';
const HOUR_SECONDS = 3600;
const CREATE_HINT = 'An operator creates another with: npm run release-tokens -w @hashgrid/server -- create';

type TokenContext = Pick<Context, 'database' | 'now'>;

interface NewToken {
  team: string;
  label: string;
  remotes: string[];
  channels: string[];
  seconds: number;
}

/** Creates a token. It can't be read again, because the database has only its hash. */
export async function createReleaseToken(
  { database, now }: TokenContext,
  { seconds, ...properties }: NewToken,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const token = PREFIX + newToken();
  const createdAt = now();
  const expiresAt = addSeconds(createdAt, seconds);
  const id = await addReleaseToken(database, { ...properties, hash: hashToken(token), createdAt, expiresAt });
  return { id, token, expiresAt };
}

/**
 * Creates a token for one command of an operator, who may change everything.
 * @param user Name of the operator in the log.
 */
export const createOperatorToken = async (context: TokenContext, user: string): Promise<string> => {
  const scopes = { remotes: ['*', 'shell'], channels: ['*'] };
  const properties = { team: OPERATOR_TEAM, label: user, seconds: HOUR_SECONDS };
  return (await createReleaseToken(context, { ...properties, ...scopes })).token;
};

/**
 * Returns the actor of a token.
 * @throws {DomainError} `unauthenticated`, saying whether it is unknown, expired or revoked.
 */
export async function authenticateReleaseToken(
  { database, now }: TokenContext,
  token: string,
): Promise<ReleaseActor> {
  const stored = await findReleaseToken(database, hashToken(token));
  if (!stored)
    throw new DomainError(
      'unauthenticated',
      'This release token is unknown. Check that HASHGRID_TOKEN is complete and belongs to this product.',
    );
  const { id, team, label, remotes, channels, expiresAt, revokedAt } = stored;
  if (revokedAt)
    throw new DomainError(
      'unauthenticated',
      `This release token was revoked at ${revokedAt.toISOString()}. ${CREATE_HINT}`,
    );
  if (expiresAt <= now())
    throw new DomainError(
      'unauthenticated',
      `This release token expired at ${expiresAt.toISOString()}. ${CREATE_HINT}`,
    );
  return { tokenId: id, team, logName: label, remotes, channels };
}
