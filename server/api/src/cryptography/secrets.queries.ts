import { firstRow } from '../database/firstRow';
import type { Queries } from '../database/Database';

/** Returns the stored secret of a name and stores `candidate` when there is none. Concurrent processes get the same one. */
export async function getOrCreateSecret(queries: Queries, name: string, candidate: string): Promise<string> {
  await queries.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    candidate,
  ]);
  const rows = await queries.query<{ value: string }>('select value from secrets where name = $1', [name]);
  return firstRow(rows).value;
}
