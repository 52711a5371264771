/** Runs SQL. Only `*.queries.ts` files call its methods; other code passes it on. */
export interface Queries {
  /** Runs one statement with `$1` parameters and returns its rows. `bigint` arrives as BigInt, `numeric` and `date` as text, times as Date. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs several statements without parameters. */
  script(sql: string): Promise<void>;
}

/** Queries that commit or roll back together. */
export interface Transaction extends Queries {
  /** Runs `effect` once the transaction has committed; after a rollback it never runs. */
  afterCommit(effect: () => void): void;
}

/**
 * A PostgreSQL database, embedded or remote. Inside a transaction, run queries on the transaction: on the
 * embedded database itself they would wait for its end.
 */
export interface Database extends Queries {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Returns the connections to a remote database, and the calls that wait for one; missing for an embedded one. */
  countConnections?(): { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
}
