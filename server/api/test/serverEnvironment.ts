import { TestEnvironment } from 'jest-environment-node';
import { EmbeddedDatabasePool } from './embeddedDatabasePool';

// Module state of an environment lives as long as its Jest worker; that of a test file ends with the file.
const pool = new EmbeddedDatabasePool();

/** The Node environment with the worker's embedded databases as `embeddedDatabases`. */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.embeddedDatabases = {
      acquire: () => pool.acquire(),
      acquireMigrated: () => pool.acquireMigrated(),
      release: (client: Parameters<typeof pool.release>[0]) => pool.release(client),
    };
  }
}
