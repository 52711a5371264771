import type { EventEmitter } from 'node:events';
import type { Chains } from './chain/createChains';
import type { ApiConfig } from './config';
import type { KeyRing } from './cryptography/KeyRing';
import type { LegacySigningSecret } from './cryptography/legacySigningSecret';
import type { Database } from './database/Database';
import type { ReadCache } from './read-cache/ReadCache';
import type { ReleaseStore } from './release-store/ReleaseStore';
import type { TopUpSettings } from './top-up-settings/TopUpSettings';

/** The dependencies of the application code; one instance per process, shared by all requests. */
export interface Context {
  database: Database;
  config: ApiConfig;
  /** Keys that sign tokens and encrypt secrets; the same in every process on one database. */
  keys: KeyRing;
  /** Verifies tokens from before there were master keys; null once none is valid. */
  legacySigningSecret: LegacySigningSecret | null;
  /** Cache of reads whose result is the same for every player. */
  reads: ReadCache;
  /** Chains outside the game, read through public nodes. */
  chains: Chains;
  /** Emits `change` when this process has changed which releases are live. */
  registryChanges: EventEmitter;
  /** The files of released builds. */
  releaseStore: ReleaseStore;
  /** Null when top-ups are off. */
  topUpSettings: TopUpSettings | null;
  now(): Date;
  /** Returns the time of the game: `databaseTime` itself, unless a test sets the clock. */
  gameClock(databaseTime: Date): Date;
  /** Prints a line for the operator. */
  log(line: string): void;
  /** Whether a process on this database delivers emails to a mail server; false keeps them in the outbox. */
  isEmailDelivered: boolean;
  /** Delivers pending emails now; does nothing without a mail server. */
  wakeDelivery(): void;
}
