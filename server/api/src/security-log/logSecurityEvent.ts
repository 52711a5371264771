import type { SecurityEventKind } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { addSecurityEvent } from './securityEvents.queries';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';

/**
 * Adds an event to the security log of an account.
 * @param queries The transaction of the change that the event describes, or `context.database` if there is none.
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
