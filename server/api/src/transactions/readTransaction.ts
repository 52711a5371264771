import type { TransactionDetail, TransactionLeg } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { findTransaction, type LegRow } from './transactions.queries';
import { toDecimal } from '../ledger/amounts';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function toLegDto(leg: LegRow, playerId: string): TransactionLeg {
  const isOwn = leg.playerId === playerId;
  return {
    account: leg.systemName ?? (isOwn ? 'me' : 'player'),
    name: isOwn ? null : leg.username,
    token: leg.token,
    amount: toDecimal(leg.amount, leg.decimals),
    purpose: leg.purpose,
  };
}

/** Returns a ledger entry with all its legs. Throws `notFound` unless the player is part of it. */
export async function readTransaction(
  { database }: Context,
  { playerId, id }: { playerId: string; id: string },
): Promise<TransactionDetail> {
  const stored = UUID.test(id) ? await findTransaction(database, { playerId, id }) : undefined;
  if (!stored) throw new DomainError('notFound', MESSAGES.notFound);
  const { entry, legs } = stored;
  return {
    id: entry.id,
    kind: entry.kind,
    note: entry.note,
    day: entry.day,
    createdAt: entry.createdAt.toISOString(),
    legs: legs.map((leg) => toLegDto(leg, playerId)),
  };
}
