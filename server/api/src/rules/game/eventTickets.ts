import type { EventTicket } from '@hashgrid/contracts';
import { LIFETIMES } from '../../config';
import { MESSAGES } from '../../messages';
import { isSessionLive } from '../../repositories/sessions';
import { readToken, signToken } from '../accessTokens';
import type { Player } from '../authenticate';
import { secondsLater, type Context } from '../Context';
import { ProductError } from '../ProductError';

/** A short-lived key for opening the stream of live events: a browser's EventSource cannot send headers. */
export async function giveTicket(context: Context, { accountId, sessionId }: Player): Promise<EventTicket> {
  return {
    ticket: await signToken(context, 'events', { accountId, id: sessionId }),
    expiresAt: secondsLater(context.now(), LIFETIMES.eventTicket).toISOString(),
  };
}

/** Whose ticket it is. Throws 401 when it is old or its session has ended. */
export async function readTicket(context: Context, ticket: string): Promise<string> {
  const { accountId, id } = await readToken(context, 'events', ticket);
  const isLive = await isSessionLive(context.database, { id, accountId, now: context.now() });
  if (!isLive) throw new ProductError(401, MESSAGES.sessionEnded);
  return accountId;
}
