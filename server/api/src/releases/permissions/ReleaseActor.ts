/** The team of operators, who use the server's machine. The first other team that publishes one of their names takes that name over. */
export const OPERATOR_TEAM = 'operator';

/** Who changes releases: the user of a token, or the server itself. */
export interface ReleaseActor {
  /** Null for the server itself. */
  tokenId: string | null;
  team: string;
  /** Name in the log. */
  who: string;
  remotes: readonly string[];
  channels: readonly string[];
}
