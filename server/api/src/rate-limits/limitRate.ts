import type { ApiConfig } from '../config';
import type { Queries } from '../database/Database';
import { incrementRate, decrementRate, type RateCount } from './rateLimits.queries';
import type { Context } from '../Context';
import { secondsLater } from '../secondsLater';
import { hashOf } from '../cryptography/tokens';
import { ipPrefix } from '../caller/ipPrefix';
import { rateLimitError } from '../DomainError';

type LimitName = keyof ApiConfig['limits'];

// Hashed, so that the table names nobody.
const keyFor = (name: LimitName, subject: string) =>
  `${name}:${hashOf(name.endsWith('ByAddress') ? ipPrefix(subject) : subject)}`;

function count(
  { config, now }: Context,
  queries: Queries,
  name: LimitName,
  subject: string,
): Promise<RateCount> {
  const time = now();
  const windowEndsAt = secondsLater(time, config.limits[name].seconds);
  return incrementRate(queries, { key: keyFor(name, subject), now: time, windowEndsAt });
}

/**
 * Counts a try of `subject` (an address, an account) and throws `rateLimited` when there were too many. Counting comes before
 * what is counted: many at once cannot slip through.
 */
export async function limitRate(context: Context, name: LimitName, subject: string): Promise<void> {
  const tries = await count(context, context.database, name, subject);
  if (tries.count > context.config.limits[name].count)
    throw rateLimitError(tries.windowEndsAt, context.now());
}

/** Takes a try back that turned out to be none that should be limited. */
export const refundAttempt = ({ database, now }: Context, name: LimitName, subject: string): Promise<void> =>
  decrementRate(database, keyFor(name, subject), now());

/** Counts a try within a transaction and says whether it is still within the limit. */
export async function isWithinRate(
  context: Context,
  queries: Queries,
  name: LimitName,
  subject: string,
): Promise<boolean> {
  const tries = await count(context, queries, name, subject);
  return tries.count <= context.config.limits[name].count;
}
