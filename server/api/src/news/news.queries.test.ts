import { isBlocking } from '../../test/isBlocking';
import { newMigratedDatabase } from '../../test/newDatabase';
import { waitUntil } from '../../test/waitUntil';
import type { Database } from '../database/Database';
import { addNews, deleteNews, showDueNews } from './news.queries';

const NOW = new Date('2026-01-01T00:00:00Z');
const TOMORROW = new Date('2026-01-02T00:00:00Z');

describe('news that is withdrawn while another process shows it', () => {
  let database: Database;
  beforeAll(async () => {
    database = await newMigratedDatabase();
  });
  afterAll(() => database.close());

  test('leaves no notification', async () => {
    const texts = { 'en-US': { title: 'Maintenance', text: 'On Sunday.' } };
    const id = await addNews(database, { texts, publishedAt: NOW, expiresAt: TOMORROW });
    let showing: Promise<void> | undefined;
    let hasShown = false;
    await database.transaction(async (transaction) => {
      expect(await deleteNews(transaction, String(id))).toBe(true);
      showing = showDueNews(database, NOW).then(() => void (hasShown = true));
      await waitUntil(async () => hasShown || isBlocking(transaction));
    });
    await showing;
    expect(await database.query("select reference from notifications where kind = 'news'")).toEqual([]);
  });
});
