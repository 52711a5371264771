import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findUnusedPort } from '@hashgrid/connection';
import { hasEnded } from './hasEnded';
import { isListening } from './isListening';
import { getServerUser } from './postgresServer';
import { waitUntil } from './waitUntil';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Whether Debian's package of PgBouncer is installed. */
export function hasPgBouncer(): boolean {
  try {
    accessSync(PROGRAM, constants.X_OK);
    execFileSync(PROGRAM, ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface PgBouncerOptions {
  /** Returns the configuration for a port and a folder that PgBouncer may write to. */
  configure: (port: number, folder: string) => string;
  /** Names with their passwords. */
  users: Readonly<Record<string, string>>;
}

/** Starts PgBouncer on a free port; `close` stops it and deletes its files. */
export async function startPgBouncer({ configure, users }: PgBouncerOptions) {
  const user = getServerUser();
  const folder = await mkdtemp(join(tmpdir(), 'hashgrid-pgbouncer-'));
  if ('uid' in user) await chown(folder, user.uid, user.gid);
  const port = await findUnusedPort('127.0.0.1');
  const list = Object.entries(users).map(([name, password]) => `"${name}" "${password}"\n`);
  await writeFile(join(folder, 'userlist.txt'), list.join(''));
  await writeFile(join(folder, 'pgbouncer.ini'), configure(port, folder));
  const start = async (...flags: string[]) => {
    const child = spawn(PROGRAM, [...flags, join(folder, 'pgbouncer.ini')], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await waitUntil(() => {
      if (hasEnded(child))
        throw new Error(`PgBouncer ended during startup: ${child.signalCode ?? `code ${child.exitCode}`}.`);
      return isListening(port);
    });
    return { child, ended };
  };
  let running = await start();
  return {
    port,
    /** Starts another process, which takes over all connections of the running one. */
    async restartOnline() {
      const previous = running;
      running = await start('-R');
      await previous.ended;
    },
    async close() {
      running.child.kill('SIGINT');
      await running.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
