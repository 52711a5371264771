import type { ApiConfig } from '../config';
import { countTry, readTries } from '../repositories/rateLimits';
import { secondsLater, type Context } from './Context';
import { hashOf } from './keys';
import { waitUntil } from './ProductError';

type LimitName = keyof ApiConfig['limits'];

// Hashed, so that the table names nobody.
const keyFor = (name: LimitName, subject: string) => `${name}:${hashOf(subject)}`;

/** Counts a try of `subject` (an address, an account) and throws 429 when there were too many. */
export async function limitRate(
  { database, config, now }: Context,
  name: LimitName,
  subject: string,
): Promise<void> {
  const limit = config.limits[name];
  const time = now();
  const windowEndsAt = secondsLater(time, limit.seconds);
  const tries = await countTry(database, { key: keyFor(name, subject), now: time, windowEndsAt });
  if (tries.count > limit.count) throw waitUntil(tries.windowEndsAt, time);
}

/** Throws 429 when `subject` has used up its tries already; counts none. */
export async function refuseOverLimit(
  { database, config, now }: Context,
  name: LimitName,
  subject: string,
): Promise<void> {
  const time = now();
  const tries = await readTries(database, keyFor(name, subject), time);
  if (tries && tries.count >= config.limits[name].count) throw waitUntil(tries.windowEndsAt, time);
}
