/** A gateway or an API. */
export interface ClusterServer {
  name: string;
  /** Where it answers without the load balancer. */
  url: string;
  /** Stops it and starts it again. */
  restart(): Promise<void>;
  /** Kills it immediately, whatever it is doing. */
  kill(): Promise<void>;
  /** Starts it again and waits until the load balancer has noticed. */
  start(): Promise<void>;
}

/** Two gateways and three API processes behind a load balancer, with PgBouncer and PostgreSQL, all on loopback. */
export interface Cluster {
  /** Where players reach it. */
  url: string;
  apiKey: string;
  /** Settings of all processes. */
  settings: Readonly<Record<string, string>>;
  /** The database, without the pooler. */
  databaseUrl: string;
  /** Everything that gateways and APIs printed: without a mail server, each email with its link. */
  lines: string[];
  /** Names of the processes that restart one by one, in order. */
  steps: readonly { name: string; restart: () => Promise<void> }[];
  gateways: readonly ClusterServer[];
  apis: readonly ClusterServer[];
  close(): Promise<void>;
}
