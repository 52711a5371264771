import { findPostgres, startPostgres } from '../../test/postgresServer';
import { waitUntil } from '../../test/waitUntil';
import type { Database } from '../database/Database';
import { migrate } from '../database/migrate';
import { openPostgresDatabase } from '../database/openPostgresDatabase';
import { addNews, deleteNews, showDueNews } from './news.queries';

const NOW = new Date('2026-01-01T00:00:00Z');
const TOMORROW = new Date('2026-01-02T00:00:00Z');
const binDir = findPostgres();
const describeIfInstalled = binDir ? describe : describe.skip;
const skipped = binDir ? '' : ' (skipped: PostgreSQL is not installed here)';

describeIfInstalled(`news that is withdrawn while another process shows it${skipped}`, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let database: Database;
  beforeAll(async () => {
    postgres = await startPostgres(binDir!);
    database = openPostgresDatabase(postgres.url);
    await migrate(database);
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.close();
  });

  test('leaves no notification', async () => {
    const texts = { 'en-US': { title: 'Maintenance', text: 'On Sunday.' } };
    const id = await addNews(database, { texts, publishedAt: NOW, expiresAt: TOMORROW });
    let showing: Promise<void> | undefined;
    let hasShown = false;
    await database.transaction(async (transaction) => {
      expect(await deleteNews(transaction, String(id))).toBe(true);
      showing = showDueNews(database, NOW).then(() => void (hasShown = true));
      await waitUntil(async () => {
        const waiting = await transaction.query('select 1 from pg_locks where not granted');
        return hasShown || waiting.length > 0;
      });
    });
    await showing;
    expect(await database.query("select reference from notifications where kind = 'news'")).toEqual([]);
  });
});
