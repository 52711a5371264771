/**
 * Team of the operators, who have access to the server machine. A remote name it owns passes to the first
 * other team that publishes under that name.
 */
export const OPERATOR_TEAM = 'operator';

/** Identity and scopes of who changes releases: the user of a token, or the server itself. */
export interface ReleaseActor {
  /** Null for the server itself. */
  tokenId: string | null;
  team: string;
  /** Names the actor in the release log: the label of the token, for example. */
  logName: string;
  /** Names that may be changed; `*` means all remotes, but not the shell. */
  remotes: readonly string[];
  /** Channels that may be changed; `*` means all. */
  channels: readonly string[];
}
