import type { SecurityEventKind } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { addSecurityEvent } from './securityEvents.queries';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';

/**
 * Writes a line of an account's security log. Within a transaction pass its queries, so that the line stands or falls
 * with what it tells of; else pass `context.database`.
 */
export const logSecurityEvent = (
  { now }: Pick<Context, 'now'>,
  queries: Queries,
  event: { accountId: string | null; kind: SecurityEventKind; caller: Caller },
): Promise<void> =>
  addSecurityEvent(queries, {
    accountId: event.accountId,
    kind: event.kind,
    ...event.caller,
    createdAt: now(),
  });
