import { newMigratedDatabase } from '../test/newDatabase';
import { checkClock } from './checkClock';
import type { Database } from './database/Database';

let database: Database;
beforeAll(async () => {
  database = await newMigratedDatabase();
});
afterAll(() => database.close());

const check = (aheadMs: number) => checkClock({ database, now: () => new Date(Date.now() + aheadMs) });

test.each([
  ['ahead of', 3_600_000],
  ['behind', -3_600_000],
])('reports a clock that is an hour %s the database’s', async (direction, aheadMs) => {
  await expect(check(aheadMs)).rejects.toThrow(
    new RegExp(`^it is (3600|35\\d\\d) s ${direction} the database's\\. Synchronize the clocks`),
  );
});

test('accepts clocks that differ by some seconds', async () => {
  await expect(check(5_000)).resolves.toBeUndefined();
  await expect(check(-5_000)).resolves.toBeUndefined();
});

test('does not count the time that a slow database takes to respond', async () => {
  const times = [Date.now() - 60_000, Date.now() + 60_000];
  const now = () => new Date(times.shift() ?? Date.now());
  await expect(checkClock({ database, now })).resolves.toBeUndefined();
});
