/** Two gateways and three API processes behind HAProxy, with PgBouncer and PostgreSQL, all on loopback. */
export interface Cluster {
  /** Where players reach it. */
  url: string;
  apiKey: string;
  /** The database, without the pooler. */
  databaseUrl: string;
  /** Everything that gateways and APIs printed: without a mail server, each email with its link. */
  lines: string[];
  /** Names of the processes that restart one by one, in order. */
  steps: readonly { name: string; restart: () => Promise<void> }[];
  close(): Promise<void>;
}
