import type { Queries } from '../database/Database';

/** The token whose transfers are read. */
export interface ScannedToken {
  chainId: number;
  token: string;
}

/** How far transfers have been read. */
export interface Scan {
  /** The last final block that was read; it is read again only if its hash changes. */
  scannedUntil: bigint;
  /** Hash of that block; another one reveals a reorganization. */
  scannedHash: string;
  /** The newest block that was seen. */
  head: bigint;
}

const COLUMNS = 'scanned_until as "scannedUntil", scanned_hash as "scannedHash", head';

/** Returns how far a token has been read; undefined before the first time. */
export async function findScan(
  queries: Queries,
  { chainId, token }: ScannedToken,
): Promise<Scan | undefined> {
  const sql = `select ${COLUMNS} from top_up_scans where chain_id = $1 and token = $2`;
  return (await queries.query<Scan>(sql, [chainId, token]))[0];
}

/** Returns how far a token has been read, locked until the transaction ends. */
export async function lockScan(
  queries: Queries,
  { chainId, token }: ScannedToken,
): Promise<Scan | undefined> {
  const sql = `select ${COLUMNS} from top_up_scans where chain_id = $1 and token = $2 for update`;
  return (await queries.query<Scan>(sql, [chainId, token]))[0];
}

/** Starts the scan of a token unless another process has started it. */
export async function beginScan(queries: Queries, scan: ScannedToken & Scan): Promise<void> {
  await queries.query(
    `insert into top_up_scans (chain_id, token, scanned_until, scanned_hash, head, polled_at)
     values ($1, $2, $3, $4, $5, clock_timestamp()) on conflict do nothing`,
    [scan.chainId, scan.token, scan.scannedUntil, scan.scannedHash, scan.head],
  );
}

export async function saveScan(queries: Queries, scan: ScannedToken & Scan): Promise<void> {
  await queries.query(
    `update top_up_scans set scanned_until = $3, scanned_hash = $4, head = $5 where chain_id = $1 and token = $2`,
    [scan.chainId, scan.token, scan.scannedUntil, scan.scannedHash, scan.head],
  );
}

/** Claims a poll for this process. Returns false when any process polled less than `milliseconds` ago, true before the first scan. */
export async function claimPoll(
  queries: Queries,
  { chainId, token, milliseconds }: ScannedToken & { milliseconds: number },
): Promise<boolean> {
  const rows = await queries.query<{ isRecent: boolean }>(
    `with claimed as (
       update top_up_scans set polled_at = clock_timestamp()
       where chain_id = $1 and token = $2
         and polled_at not between clock_timestamp() - $3 * interval '1 millisecond' and clock_timestamp()
       returning 1
     )
     select true as "isRecent" from top_up_scans
     where chain_id = $1 and token = $2 and not exists (select 1 from claimed)`,
    [chainId, token, milliseconds],
  );
  return rows.length === 0;
}
