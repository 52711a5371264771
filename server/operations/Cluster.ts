/** A gateway process or an API process. */
export interface ClusterServer {
  name: string;
  /** URL of the process itself, without the load balancer. */
  url: string;
  /** Stops it, starts it again, and waits until the load balancer has noticed. */
  restart(): Promise<void>;
  /** Kills it immediately, without waiting for requests in flight. */
  kill(): Promise<void>;
  /** Starts it again, and waits until the load balancer has noticed. */
  start(): Promise<void>;
}

/** Two gateways and three API processes behind a load balancer, with PgBouncer and PostgreSQL, all on loopback. */
export interface Cluster {
  /** URL of the load balancer, which players use. */
  url: string;
  apiKey: string;
  /** Environment variables of all processes. */
  settings: Readonly<Record<string, string>>;
  /** URL of the database, without the pooler. */
  databaseUrl: string;
  /** Lines that gateways and APIs have printed. Without a mail server, these include each email with its link. */
  outputLines: string[];
  /** The processes to restart one after the other, in this order. */
  steps: readonly { name: string; restart: () => Promise<void> }[];
  gateways: readonly ClusterServer[];
  apis: readonly ClusterServer[];
  close(): Promise<void>;
}
