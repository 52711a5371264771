import { nullable, Type, type Static } from './Type';

/** One generation of invited players. Amounts are ORE, hashrates TH/s, both decimal strings. */
export const NetworkLevelSchema = Type.Object({
  /** 1 invited by the player, 2 and 3 by those. */
  level: Type.Integer(),
  /** Of what a member mines, as a bonus for the player. */
  percent: Type.Integer(),
  members: Type.Integer(),
  /** Members who work now. */
  active: Type.Integer(),
  hashrate: Type.String(),
  /** Bonus that this generation has brought so far. */
  earned: Type.String(),
});
export type NetworkLevel = Static<typeof NetworkLevelSchema>;

/** Answer to `GET /shared/network/summary`. The link to share is the product's address with `/ref/<code>`. */
export const NetworkSummarySchema = Type.Object({
  code: Type.String(),
  /** Who invited the player, masked. */
  invitedBy: nullable(Type.String()),
  token: Type.String(),
  members: Type.Integer(),
  active: Type.Integer(),
  earned: Type.String(),
  levels: Type.Array(NetworkLevelSchema),
});
export type NetworkSummary = Static<typeof NetworkSummarySchema>;

export const NetworkMemberSchema = Type.Object({
  id: Type.String(),
  /** Masked. */
  name: Type.String(),
  level: Type.Integer(),
  joinedAt: Type.String(),
  hashrate: Type.String(),
  isActive: Type.Boolean(),
  /** Bonus that this member has brought the player so far. */
  earned: Type.String(),
  /** Players that the member invited and that belong to the network still: 0 on the last level. */
  children: Type.Integer(),
});
export type NetworkMember = Static<typeof NetworkMemberSchema>;

/**
 * Answer to `GET /shared/network/members?cursor=&limit=`, the first to join first: those that the player invited; with
 * `parentId` those that this member invited; with `level=1|2|3|all` the flat list of a generation or of all.
 */
export const NetworkMembersSchema = Type.Object({
  items: Type.Array(NetworkMemberSchema),
  nextCursor: nullable(Type.String()),
});
export type NetworkMembers = Static<typeof NetworkMembersSchema>;
