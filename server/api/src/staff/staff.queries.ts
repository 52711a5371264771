import type { Queries } from '../database/Database';

/** Gives an account the rights of staff, or revokes them. */
export async function setStaff(queries: Queries, id: string, isStaff: boolean): Promise<void> {
  await queries.query('update accounts set is_staff = $2 where id = $1', [id, isStaff]);
}

/** Returns the usernames of all staff, sorted. */
export async function listStaff(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ username: string }>(
    'select username from accounts where is_staff order by username',
  );
  return rows.map(({ username }) => username);
}
