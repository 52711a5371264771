import { CALENDAR, REFERRAL_LEVELS, type NetworkMember, type NetworkMembers } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { findLevel, listMembers as listRows, type MemberCursor, type MemberRow } from './network.queries';
import type { Context } from '../Context';
import { maskName } from '../accounts/maskName';
import { readPage } from '../database/readPage';
import { DomainError } from '../DomainError';
import { cursorError } from '../validation/readCursor';
import { toOre, toTerahashes } from '../mining/prices/minedToken';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const MEMBER_ID = new RegExp(`^${UUID}$`, 'i');
const LAST_TIME = Date.parse(CALENDAR.lastDay);
/** Level, time of joining in milliseconds and ID of the last member of a page. */
const CURSOR = new RegExp(`^([1-3])/(\\d{1,15})/(${UUID})$`, 'i');

const toMemberDto = (row: MemberRow): NetworkMember => ({
  id: row.id,
  name: maskName(row.username),
  level: row.level,
  joinedAt: row.joinedAt.toISOString(),
  hashrate: toTerahashes(row.power),
  isActive: row.power > 0n,
  earned: toOre(row.earned),
  children: row.children,
});

export interface MembersQuery {
  playerId: string;
  parentId?: string | undefined;
  level?: '1' | '2' | '3' | 'all';
  cursor?: string;
  limit: number;
}

/** Parses a cursor: the level and the member after which a page begins. Throws `invalid` for a malformed one. */
function readMemberCursor(cursor: string | undefined): { level: number; after: MemberCursor } | undefined {
  if (!cursor) return undefined;
  const [, level, joinedAt, id] = CURSOR.exec(cursor) ?? [];
  if (!level || !joinedAt || !id || Number(joinedAt) > LAST_TIME) throw cursorError();
  return { level: Number(level), after: { joinedAt: new Date(Number(joinedAt)), id } };
}

/**
 * Returns the first and last level of a list, and the member whose invitees it shows; null for no
 * particular member. Throws `notFound` for a member outside the network.
 */
async function resolveScope({ database }: Context, { playerId, parentId, level }: MembersQuery) {
  if (level === 'all') return { first: 1, last: REFERRAL_LEVELS, parentId: null };
  if (level) return { first: Number(level), last: Number(level), parentId: null };
  if (!parentId || parentId === playerId) return { first: 1, last: 1, parentId: null };
  const parentLevel = MEMBER_ID.test(parentId) ? await findLevel(database, playerId, parentId) : undefined;
  if (!parentLevel) throw new DomainError('notFound', MESSAGES.notFound);
  return { first: parentLevel + 1, last: Math.min(parentLevel + 1, REFERRAL_LEVELS), parentId };
}

/**
 * Returns a page of the player's network: the members that the player invited, those that one of them invited, or a flat list
 * by level. Throws `notFound` for a member outside the network, and `invalid` for a malformed cursor or that of another list.
 */
export async function listMembers(context: Context, query: MembersQuery): Promise<NetworkMembers> {
  const { first, last, parentId } = await resolveScope(context, query);
  const from = readMemberCursor(query.cursor);
  if (from && (from.level < first || from.level > last)) throw cursorError();
  const listLevels = async (count: number): Promise<MemberRow[]> => {
    const rows: MemberRow[] = [];
    for (let level = from?.level ?? first; level <= last && rows.length < count; level += 1) {
      const after = from?.level === level ? from.after : null;
      const page = { playerId: query.playerId, level, parentId, after, count: count - rows.length };
      rows.push(...(await listRows(context.database, page)));
    }
    return rows;
  };
  const { rows, nextCursor } = await readPage(
    query.limit,
    listLevels,
    ({ level, joinedAt, id }) => `${level}/${joinedAt.getTime()}/${id}`,
  );
  return { items: rows.map(toMemberDto), nextCursor };
}
