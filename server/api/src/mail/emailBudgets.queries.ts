import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';
import { getFirstRow } from '../database/getFirstRow';

/** Locks a budget until the transaction ends, and returns when it is full again: `now` for a new one. */
export async function lockEmailBudget(queries: Queries, key: string, now: Date): Promise<Date> {
  const rows = await queries.query<{ fullAt: Date }>(
    `insert into mail_budgets (key, whole_at) values ($1, $2)
     on conflict (key) do update set whole_at = mail_budgets.whole_at returning whole_at as "fullAt"`,
    [key, now],
  );
  return getFirstRow(rows).fullAt;
}

/** Stores when a budget is full again. */
export async function setEmailBudget(queries: Queries, key: string, fullAt: Date): Promise<void> {
  await queries.query('update mail_budgets set whole_at = $2 where key = $1', [key, fullAt]);
}

/** Deletes a batch of budgets that are full. Returns the number deleted. */
export const purgeEmailBudgets = (queries: Queries, now: Date): Promise<number> =>
  deleteBatch(queries, 'mail_budgets', 'whole_at <= $1', [now]);
