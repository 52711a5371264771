import { nullable, Type, type Static } from './Type';
import { DecimalString } from './DecimalString';

/** A level of invited players. Amounts are ORE, hashrates TH/s, both decimal strings. */
export const NetworkLevelSchema = Type.Object({
  /** 1 for players invited directly, 2 and 3 for those invited by them. */
  level: Type.Integer(),
  /** Bonus in percent of what a member mines. */
  percent: Type.Integer(),
  members: Type.Integer(),
  /** Currently active members. */
  active: Type.Integer(),
  hashrate: DecimalString,
  /** Total bonus earned from this level. */
  earned: DecimalString,
});

/** Response to `GET /shared/network/summary`. The link to share is the product's address with `/ref/<code>`. */
export const NetworkSummarySchema = Type.Object({
  code: Type.String(),
  /** Who invited the player, masked. */
  invitedBy: nullable(Type.String()),
  token: Type.String(),
  members: Type.Integer(),
  active: Type.Integer(),
  earned: DecimalString,
  levels: Type.Array(NetworkLevelSchema),
});
export type NetworkSummary = Static<typeof NetworkSummarySchema>;

export const NetworkMemberSchema = Type.Object({
  id: Type.String(),
  /** Masked. */
  name: Type.String(),
  level: Type.Integer(),
  joinedAt: Type.String(),
  hashrate: DecimalString,
  isActive: Type.Boolean(),
  /** Total bonus earned from this member. */
  earned: DecimalString,
  /** Number of players invited by the member who are part of the network; 0 on the last level. */
  children: Type.Integer(),
});
export type NetworkMember = Static<typeof NetworkMemberSchema>;

/**
 * Response to `GET /shared/network/members?cursor=&limit=`, in order of joining: players invited directly; with
 * `parentId` those invited by this member; with `level=1|2|3|all` the flat list of one or all levels.
 */
export const NetworkMembersSchema = Type.Object({
  items: Type.Array(NetworkMemberSchema),
  nextCursor: nullable(Type.String()),
});
export type NetworkMembers = Static<typeof NetworkMembersSchema>;
