import type { Session } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { listSessions, revokeSession, revokeSessions } from './sessions.queries';
import type { Player } from '../caller/Player';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';
import { describeDevice } from '../caller/describeDevice';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { DomainError } from '../DomainError';

/** Returns the player's active sessions, most recently used first. */
export async function readSessions(
  { database, now }: Context,
  { accountId, sessionId }: Player,
): Promise<Session[]> {
  const rows = await listSessions(database, accountId, now());
  return rows.map(({ id, device, ipAddress, createdAt, usedAt }) => ({
    id,
    device: describeDevice(device),
    ipAddress,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    isCurrent: id === sessionId,
  }));
}

/**
 * Revokes one of the player's sessions with its access tokens; revoking the current one logs out. Throws `notFound` for an
 * unknown or ended session.
 */
export async function endSession(
  context: Context,
  { accountId, sessionId }: Player,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  await context.database.transaction(async (queries) => {
    if (!(await revokeSession(queries, { id, accountId, now: context.now() })))
      throw new DomainError('notFound', MESSAGES.sessionAlreadyEnded);
    const kind = id === sessionId ? 'loggedOut' : 'sessionEnded';
    await logSecurityEvent(context, queries, { accountId, kind, caller });
  });
}

/** Revokes all sessions of the player except the current one. */
export async function endOtherSessions(
  context: Context,
  { accountId, sessionId }: Player,
  caller: Caller,
): Promise<void> {
  await context.database.transaction(async (queries) => {
    const count = await revokeSessions(queries, { accountId, keep: sessionId, now: context.now() });
    if (count > 0) await logSecurityEvent(context, queries, { accountId, kind: 'sessionEnded', caller });
  });
}
