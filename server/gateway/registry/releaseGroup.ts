import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIVE_GROUP, RELEASE_GROUP_COOKIE } from '@hashgrid/contracts/releases';
import { createCookieReader } from '../requests/createCookieReader';

/** Number of groups: too few to identify a player, and enough for shares of 0.1%. */
const GROUPS = 10_000;
const MAX_AGE_SECONDS = 180 * 24 * 3_600;

/** Returns the group in the cookie of a request; null before its first page with a canary. */
export const readReleaseGroup = createCookieReader(RELEASE_GROUP_COOKIE, `\\d{1,4}|${LIVE_GROUP}`);

/** Returns the group of a browser. One without a group is assigned a random one by cookie. */
export const assignReleaseGroup = (
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  isSecure: boolean,
): string => {
  const existing = readReleaseGroup(request);
  if (existing) return existing;
  const group = String(randomInt(GROUPS));
  reply.header(
    'set-cookie',
    `${RELEASE_GROUP_COOKIE}=${group}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
  return group;
};

const HASH_RANGE = 2 ** 32;

/** Whether a group is in the share that gets a candidate. Each candidate has different groups, and a growing share keeps its groups. */
export const isInShare = (group: string, build: string, percent: number): boolean => {
  if (group === LIVE_GROUP) return false;
  const hash = createHash('sha256').update(`${build} ${group}`).digest().readUInt32BE();
  return (hash / HASH_RANGE) * 100 < percent;
};
