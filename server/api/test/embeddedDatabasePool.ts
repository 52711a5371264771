import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { wrapPglite } from '../src/database/openEmbeddedDatabase';
import { migrate } from '../src/database/migrate';
import { readMigratedState, restoreMigratedState, type MigratedState } from './migratedState';

const MIGRATIONS = join(__dirname, '..', 'migrations');

/** Runs a synchronous function; timers that it starts, directly or indirectly, don't keep the process alive. */
function withUnrefTimers<Result>(run: () => Result): Result {
  const { setTimeout } = globalThis;
  const setUnrefTimeout = (callback: () => void, delay: number) =>
    setTimeout(() => withUnrefTimers(callback), delay).unref();
  globalThis.setTimeout = setUnrefTimeout as typeof setTimeout;
  try {
    return run();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}

/** A PGlite whose internal timers don't keep Jest from exiting, because it is never closed. */
class UnrefPGlite extends PGlite {
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    return withUnrefTimers(() => super.execProtocolRawSync(message));
  }
}

/** Returns the names of the migrations and when they were last changed, because Jest in watch mode keeps its databases. */
async function listMigrations(): Promise<string> {
  const names = await readdir(MIGRATIONS);
  const stats = await Promise.all(names.map((name) => stat(join(MIGRATIONS, name))));
  return names.map((name, index) => `${name} ${stats[index]!.mtimeMs}`).join();
}

/** A migrated database with the state that its migrations left. */
interface Migrated {
  client: PGlite;
  migrations: string;
  state: MigratedState;
}

/**
 * A pool of the embedded databases of one Jest worker. Creating one takes five CPU seconds and migrating it one; emptying
 * a migrated one takes a tenth.
 */
export class EmbeddedDatabasePool {
  private readonly idle: PGlite[] = [];
  private readonly idleMigrated: Migrated[] = [];
  /** Migrated databases in use. */
  private readonly migrated = new Map<PGlite, Migrated>();

  /** Returns an empty in-memory database for exclusive use until it is released. */
  async acquire(): Promise<PGlite> {
    const client = this.idle.pop() ?? this.idleMigrated.pop()?.client ?? new UnrefPGlite();
    await client.exec('drop schema public cascade; create schema public');
    await client.query('discard all');
    return client;
  }

  /** Returns an in-memory database as migrations leave it, for exclusive use until it is released. */
  async acquireMigrated(): Promise<PGlite> {
    const migrations = await listMigrations();
    const idle = this.idleMigrated.pop();
    if (idle) {
      await idle.client.query('discard all');
      if (idle.migrations === migrations && (await restoreMigratedState(idle.client, idle.state))) {
        this.migrated.set(idle.client, idle);
        return idle.client;
      }
      this.idle.push(idle.client);
    }
    const client = await this.acquire();
    await migrate(wrapPglite(client, () => Promise.resolve()));
    this.migrated.set(client, { client, migrations, state: await readMigratedState(client) });
    return client;
  }

  release(client: PGlite): void {
    const migrated = this.migrated.get(client);
    this.migrated.delete(client);
    if (migrated) this.idleMigrated.push(migrated);
    else this.idle.push(client);
  }
}
