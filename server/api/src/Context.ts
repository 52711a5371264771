import type { ApiConfig } from './config';
import type { Database } from './database/Database';

/** What rules work with; the same for every call. */
export interface Context {
  database: Database;
  config: ApiConfig;
  /** Signs access tokens and derives refresh tokens; the same in every process on one database. */
  signingSecret: Uint8Array;
  now(): Date;
  /** Prints a line for whoever runs the server. */
  log(line: string): void;
  /** Whether mails wait for a mail server: that of this process or of another one on the database. */
  isMailDelivered: boolean;
  /** There are mails for the mail server; does nothing without one. */
  wakeDelivery(): void;
}

/** Who is calling, as far as the connection tells. */
export interface Caller {
  address: string;
  device: string;
}

export const secondsLater = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000);
