/** A logged-in player with the session they use. */
export interface Player {
  accountId: string;
  sessionId: string;
}
