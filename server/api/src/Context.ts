import type { ApiConfig } from './config';
import type { Database } from './database/Database';

/** What rules work with; the same for every call. */
export interface Context {
  database: Database;
  config: ApiConfig;
  /** Signs access tokens and derives refresh tokens; the same in every process on one database. */
  signingSecret: Uint8Array;
  now(): Date;
  /** Returns the time of the game: `databaseTime` itself, unless a test sets the clock. */
  gameClock(databaseTime: Date): Date;
  /** Prints a line for the operator. */
  log(line: string): void;
  /** Whether a process on this database delivers emails to a mail server; false keeps them in the outbox. */
  isMailDelivered: boolean;
  /** Delivers pending emails now; does nothing without a mail server. */
  wakeDelivery(): void;
}
