import type { ApiConfig } from '../config';
import type { Queries } from '../database/Database';
import { countTry, uncountTry, type Tries } from './rateLimits.queries';
import { secondsLater, type Context } from '../Context';
import { hashOf } from '../cryptography/keys';
import { ipPrefix } from '../caller/ipPrefix';
import { waitUntil } from '../ProductError';

type LimitName = keyof ApiConfig['limits'];

// Hashed, so that the table names nobody.
const keyFor = (name: LimitName, subject: string) =>
  `${name}:${hashOf(name.endsWith('ByAddress') ? ipPrefix(subject) : subject)}`;

function count({ config, now }: Context, queries: Queries, name: LimitName, subject: string): Promise<Tries> {
  const time = now();
  const windowEndsAt = secondsLater(time, config.limits[name].seconds);
  return countTry(queries, { key: keyFor(name, subject), now: time, windowEndsAt });
}

/**
 * Counts a try of `subject` (an address, an account) and throws 429 when there were too many. Counting comes before
 * what is counted: many at once cannot slip through.
 */
export async function limitRate(context: Context, name: LimitName, subject: string): Promise<void> {
  const tries = await count(context, context.database, name, subject);
  if (tries.count > context.config.limits[name].count) throw waitUntil(tries.windowEndsAt, context.now());
}

/** Takes a try back that turned out to be none that should be limited. */
export const refundAttempt = ({ database, now }: Context, name: LimitName, subject: string): Promise<void> =>
  uncountTry(database, keyFor(name, subject), now());

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
