import type { Database } from './Database';
import { readRole } from './grantRuntimeRole';

test('fails when the database names no role, instead of granting rights to a role without a name', async () => {
  const database = { query: () => Promise.resolve([]) } as unknown as Database;
  await expect(readRole(database)).rejects.toThrow('The statement returned no row.');
});
