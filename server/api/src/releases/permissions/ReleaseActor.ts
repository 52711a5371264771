/** The team of users of the server's machine. Names that it has published are free for the first other team. */
export const OPERATOR_TEAM = 'operator';

/** Who changes releases: a token, or the server itself. */
export interface ReleaseActor {
  /** Null for the server itself. */
  tokenId: string | null;
  team: string;
  /** What the log calls it. */
  who: string;
  remotes: readonly string[];
  channels: readonly string[];
}
