import type { SecurityEventKind } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { addSecurityEvent } from './securityEvents.queries';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';

/**
 * Adds an event to the security log of an account. Within a transaction, pass it as `queries`, so that the event
 * commits with the change it describes; otherwise pass `context.database`.
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
