/**
 * Team of the operators, who have access to the server machine. A remote name it owns passes to the first
 * other team that publishes under that name.
 */
export const OPERATOR_TEAM = 'operator';

/** Who changes releases: the user of a token, or the server itself. */
export interface ReleaseActor {
  /** Null for the server itself. */
  tokenId: string | null;
  team: string;
  logName: string;
  remotes: readonly string[];
  channels: readonly string[];
}
