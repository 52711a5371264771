import type { ApiConfig } from '../config';
import type { Queries } from '../database/Database';
import { incrementRate, decrementRate, type RateCount } from './rateLimits.queries';
import type { Context } from '../Context';
import type { KeyRing } from '../cryptography/KeyRing';
import { addSeconds } from '../addSeconds';
import { hashGuessable } from '../cryptography/hashGuessable';
import { getIpPrefix } from '@hashgrid/connection';
import { rateLimitError } from '../DomainError';

type LimitName = keyof ApiConfig['limits'];

/** Returns the stored key of a count. It is hashed, so that the table doesn't store IP addresses or emails. */
const buildKey = (keys: KeyRing, name: LimitName, subject: string) =>
  `${name}:${hashGuessable(keys, name.endsWith('ByIpAddress') ? getIpPrefix(subject) : subject)}`;

/** Counts `amount` attempts, one by default, and returns the count, which the caller compares with the limit. */
export function countRate(
  { keys, config, now }: Context,
  queries: Queries,
  name: LimitName,
  subject: string,
  amount?: number,
): Promise<RateCount> {
  const time = now();
  const windowEndsAt = addSeconds(time, config.limits[name].seconds);
  return incrementRate(queries, { key: buildKey(keys, name, subject), now: time, windowEndsAt, amount });
}

/**
 * Counts an attempt by `subject` (an IP address, account or email) and throws `rateLimited` when there were too many. Call it
 * before the work that it limits, so that concurrent attempts can't bypass it.
 */
export async function limitRate(context: Context, name: LimitName, subject: string): Promise<void> {
  const attempts = await countRate(context, context.database, name, subject);
  if (attempts.count > context.config.limits[name].count)
    throw rateLimitError(attempts.windowEndsAt, context.now());
}

/** Subtracts an attempt that shouldn't count toward the limit. */
export const refundAttempt = (
  { keys, database, now }: Context,
  name: LimitName,
  subject: string,
): Promise<void> => decrementRate(database, buildKey(keys, name, subject), now());

/** Counts `amount` attempts, one by default, and returns whether all so far are within the limit. */
export async function countAndCheckRate(
  context: Context,
  queries: Queries,
  name: LimitName,
  subject: string,
  amount?: number,
): Promise<boolean> {
  const attempts = await countRate(context, queries, name, subject, amount);
  return attempts.count <= context.config.limits[name].count;
}
