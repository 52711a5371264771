import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findUnusedPort } from '@hashgrid/connection';
import { openPostgresDatabase } from '../src/database/openPostgresDatabase';
import { waitUntil } from './waitUntil';

/** Folder in which Debian's packages install each version. */
const DEBIAN_DIR = '/usr/lib/postgresql';

const hasServer = (folder: string) => {
  try {
    for (const program of ['initdb', 'postgres']) accessSync(join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const listVersions = (folder: string) => {
  try {
    return readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
};

/**
 * Returns the folder of the PostgreSQL binaries, from the PATH or Debian's location; undefined when it isn't installed.
 */
export function findPostgres(): string | undefined {
  const inPath = (process.env.PATH ?? '').split(delimiter);
  const installed = listVersions(DEBIAN_DIR).map((version) => join(DEBIAN_DIR, version, 'bin'));
  return [...inPath, ...installed].find(hasServer);
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

/** `fast` ends all connections and shuts down in order; `immediate` ends the processes, like a crash. */
type Shutdown = 'fast' | 'immediate';
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Starts a PostgreSQL server in a temporary folder on a free port; `close` stops and deletes it. */
export async function startPostgres(binDir: string) {
  const owner = getServerUser();
  const folder = await mkdtemp(join(tmpdir(), 'hashgrid-postgres-'));
  if ('uid' in owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  await promisify(execFile)(
    join(binDir, 'initdb'),
    ['-D', data, '-U', 'hashgrid', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...owner, cwd: folder },
  );
  const port = await findUnusedPort('127.0.0.1');
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const url = `postgres://hashgrid@127.0.0.1:${port}/postgres`;

  async function start() {
    const server = spawn(
      join(binDir, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...owner, cwd: folder, stdio: 'ignore' },
    );
    const ended = once(server, 'exit');
    const stop = async (shutdown: Shutdown) => {
      server.kill(SIGNALS[shutdown]);
      await ended;
    };
    await waitUntil(() => {
      if (server.exitCode !== null)
        throw new Error(`PostgreSQL exited during startup with code ${server.exitCode}.`);
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
    /** URL for another role, which must exist. */
    urlAs: (role: string) => url.replace('hashgrid@', `${role}@`),
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
