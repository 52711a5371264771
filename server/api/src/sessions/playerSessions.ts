import type { Session } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { listSessions, revokeSession, revokeSessions } from './sessions.queries';
import type { Player } from '../caller/Player';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';
import { describeDevice } from '../caller/describeDevice';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { DomainError } from '../DomainError';

/** The player's sessions that go on, the newest use first. */
export async function readSessions(
  { database, now }: Context,
  { accountId, sessionId }: Player,
): Promise<Session[]> {
  const rows = await listSessions(database, accountId, now());
  return rows.map(({ id, device, address, createdAt, usedAt }) => ({
    id,
    device: describeDevice(device),
    address,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    isCurrent: id === sessionId,
  }));
}

/**
 * Ends one of the player's sessions at once, its access tokens included; the own one is a sign-out. Throws `notFound` for an id
 * that is none of theirs, or has ended.
 */
export async function endSession(
  context: Context,
  { accountId, sessionId }: Player,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  await context.database.transaction(async (queries) => {
    if (!(await revokeSession(queries, { id, accountId, now: context.now() })))
      throw new DomainError('notFound', MESSAGES.sessionUnknown);
    const kind = id === sessionId ? 'signedOut' : 'sessionEnded';
    await logSecurityEvent(context, queries, { accountId, kind, caller });
  });
}

/** Ends all sessions of the player but the one that asks. */
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
