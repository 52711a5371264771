import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCookieReader } from '../requests/createCookieReader';

/** A player's group, by which canaries choose whom they are given to. */
const COOKIE = 'release_group';
/** So few that a group names no player, and enough for shares of 0.1%. */
const GROUPS = 10_000;
const DAYS_180 = 180 * 24 * 3_600;

/** Returns the group in the cookie of a request; null before its first page with a canary. */
export const readReleaseGroup = createCookieReader(COOKIE, '\\d{1,4}');

/** Returns the group of a page view. A browser without one gets a random one, and keeps it. */
export const assignReleaseGroup = (
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  isSecure: boolean,
): string => {
  const known = readReleaseGroup(request);
  if (known) return known;
  const group = String(randomInt(GROUPS));
  reply.header(
    'set-cookie',
    `${COOKIE}=${group}; Path=/; Max-Age=${DAYS_180}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
  return group;
};

const HASH_RANGE = 2 ** 32;

/** Whether a group is among the share that gets a candidate. Each candidate has other groups, and a larger share keeps those of a smaller. */
export const isInShare = (group: string, build: string, percent: number): boolean => {
  const hash = createHash('sha256').update(`${build} ${group}`).digest().readUInt32BE();
  return (hash / HASH_RANGE) * 100 < percent;
};
