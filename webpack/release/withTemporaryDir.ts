import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { describeFileError } from '@hashgrid/contracts/builds';
import { isAlive } from './isAlive';
import { ReleaseError } from './ReleaseError';

/** Age at which a folder of another host counts as left over, because its process cannot be checked. */
const STALE_MS = 24 * 3_600_000;

const HOST = hostname().replace(/[^\w.]/g, '_');
/** Name of a temporary folder: host, process ID and random characters. */
const FOLDER_NAME = /^(.+)-(\d+)-[^-]+$/;

const inUse = new Set<string>();

const remove = (dir: string) => rmSync(dir, { recursive: true, force: true, maxRetries: 3 });

// `process.exit` runs no `finally`.
process.on('exit', () => inUse.forEach(remove));

const isLeftover = (parent: string, name: string): boolean => {
  const [, host, pid] = FOLDER_NAME.exec(name) ?? [];
  // In a restarted container, a process gets the ID of its predecessor.
  if (host === HOST && Number(pid) === process.pid) return ![...inUse].some((dir) => basename(dir) === name);
  if (host === HOST) return !isAlive(Number(pid));
  return Date.now() - statSync(join(parent, name)).mtimeMs > STALE_MS;
};

/** Removes the folders of processes that were killed. */
const removeLeftovers = (parent: string): void => {
  for (const name of readdirSync(parent)) {
    try {
      if (isLeftover(parent, name)) remove(join(parent, name));
    } catch {
      // Its owner may have removed it meanwhile, or it belongs to another user.
    }
  }
};

/** @throws {ReleaseError} saying what to do when the folder can't be created. */
const createDir = (parent: string): string => {
  try {
    mkdirSync(parent, { recursive: true });
    removeLeftovers(parent);
    const dir = mkdtempSync(join(parent, `${HOST}-${process.pid}-`));
    inUse.add(dir);
    // Temporary folders are readable only by their owner; releases may be served by another user.
    chmodSync(dir, 0o755);
    return dir;
  } catch (error) {
    throw new ReleaseError(`Could not create a folder in ${parent}: ${describeFileError(error)}`);
  }
};

/**
 * Runs a function with an empty temporary folder, which is removed when the function or this process ends.
 * @param parent Holds such folders only; those of killed processes are removed from it.
 */
export const withTemporaryDir = async <Result>(
  parent: string,
  work: (dir: string) => Promise<Result>,
): Promise<Result> => {
  const dir = createDir(parent);
  try {
    return await work(dir);
  } finally {
    inUse.delete(dir);
    remove(dir);
  }
};
