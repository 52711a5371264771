/** Runs SQL; within `Database.transaction` all of it stands or falls together. */
export interface Queries {
  /** Rows of one statement with `$1` parameters. `bigint` columns arrive as BigInt, times as Date. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs several statements that take no parameters. */
  script(sql: string): Promise<void>;
}

/** One PostgreSQL, embedded or not. Never use it inside a transaction: use the queries handed in there. */
export interface Database extends Queries {
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
