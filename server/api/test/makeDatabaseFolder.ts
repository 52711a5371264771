import { openDatabase } from '../src/database/openDatabase';

/** Creates the migrated database of a new data folder, as the first start of a product does. */
export async function makeDatabaseFolder(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir }, () => undefined);
  await database.close();
}
