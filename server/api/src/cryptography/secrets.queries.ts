import { firstRow } from '../database/firstRow';
import type { Queries } from '../database/Database';

/** The stored secret of that name; `candidate` becomes it when there is none yet. Processes that start at once agree. */
export async function getOrCreateSecret(queries: Queries, name: string, candidate: string): Promise<string> {
  await queries.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    candidate,
  ]);
  const rows = await queries.query<{ value: string }>('select value from secrets where name = $1', [name]);
  return firstRow(rows).value;
}
