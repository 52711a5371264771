import { open, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isLocalHost } from '@hashgrid/connection';
import { InvalidKeysError, newMasterKey, parseMasterKeys, type MasterKey } from './MasterKey';

/** Where the master keys come from, such as a file or a key service; read once, when the API starts. */
export interface KeySource {
  /** Names the source in messages. */
  readonly name: string;
  /** Returns the keys, the primary one first; an empty list when none have been created. */
  read(): Promise<readonly MasterKey[]>;
  /** Creates the first key; undefined when only the operator may do that. */
  create?(): Promise<readonly MasterKey[]>;
}

export interface KeyOptions {
  /** Master keys as text, the primary one first. */
  masterKeys?: string | null;
  /** Path of a file with master keys. */
  keyFile?: string | null;
  dataDir: string;
  databaseUrl?: string | null;
  publicUrl: string;
}

/** The API can't start with the given master keys, or without any. */
export class KeySourceError extends Error {
  override name = 'KeySourceError';
}

/** Permission bits of every user but the owner. */
const GROUP_AND_OTHERS = 0o077;

const HEADER = `# The master keys of Hashgrid, the primary one first. Without them the secrets in the database can't be read.
# Back up this file separately from the database. How to rotate: docs/how-to/manage-keys.md
`;

function parseKeys(name: string, text: string): readonly MasterKey[] {
  try {
    return parseMasterKeys(text);
  } catch (error) {
    if (error instanceof InvalidKeysError)
      throw new KeySourceError(`${name} can't be used: ${error.message}`);
    throw error;
  }
}

const readIfExists = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new KeySourceError(`The key file "${path}" can't be read: ${error.message}.`);
  });

/**
 * Refuses a file that other users can read or change. Files of another owner pass: a mounted secret belongs to root, and
 * its permissions are set where it is mounted.
 */
async function assertPrivate(path: string): Promise<void> {
  const { mode, uid } = await stat(path);
  // Windows has no such permissions.
  if (uid !== process.getuid?.() || (mode & GROUP_AND_OTHERS) === 0) return;
  const octalMode = (mode & 0o777).toString(8).padStart(4, '0');
  throw new KeySourceError(
    `The key file "${path}" has the permissions ${octalMode}, so other users of this machine can use it. Run: chmod 600 "${path}"`,
  );
}

/** Returns the text of a key file; undefined when it doesn't exist. */
async function readKeyFile(path: string): Promise<string | undefined> {
  const text = await readIfExists(path);
  if (text !== undefined) await assertPrivate(path);
  return text;
}

/** Writes a temporary file, syncs it and renames it, so that neither a crash nor a power cut leaves partial keys. */
async function writeKeys(path: string, text: string): Promise<void> {
  const temporaryPath = `${path}.new`;
  const file = await open(temporaryPath, 'w', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporaryPath, path);
  const folder = await open(dirname(path)).catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

const createSettingSource = (text: string): KeySource => {
  const name = 'HASHGRID_MASTER_KEYS';
  return { name, read: async () => parseKeys(name, text) };
};

function createFileSource(path: string): KeySource {
  const name = `The key file "${path}"`;
  return {
    name,
    async read() {
      const text = await readKeyFile(path);
      if (text === undefined)
        throw new KeySourceError(`${name} does not exist. Set HASHGRID_KEY_FILE to a file with master keys.`);
      return parseKeys(name, text);
    },
  };
}

/** Returns the path of the key file that an installation on one machine creates in its data folder. */
export const getDefaultKeyFile = (dataDir: string) => join(resolve(dataDir), 'master-keys');

function createDataDirSource(path: string): KeySource {
  const name = `The key file "${path}"`;
  return {
    name,
    read: async () => parseKeys(name, (await readKeyFile(path)) ?? ''),
    async create() {
      const text = `${HEADER}${newMasterKey(new Date())}\n`;
      await writeKeys(path, text);
      return parseKeys(name, text);
    },
  };
}

/** Tells the operator how to make a key; without the period, so that more may follow. */
export const CREATE_KEY_HINT = 'Make one with "npm run -s keys -w @hashgrid/server -- new"';

/** Returns an error that says why keys are required and, if the installation used to be local, where its keys are. */
async function createMissingKeysError({
  databaseUrl,
  dataDir,
  publicUrl,
}: KeyOptions): Promise<KeySourceError> {
  const reason = databaseUrl ? 'DATABASE_URL is set' : `PUBLIC_URL "${publicUrl}" is not local`;
  const path = getDefaultKeyFile(dataDir);
  const advice =
    (await readIfExists(path)) === undefined
      ? `${CREATE_KEY_HINT} and keep a copy in a safe place.`
      : `The keys of this installation are in "${path}": move them out of the data folder and set HASHGRID_KEY_FILE.`;
  return new KeySourceError(
    `HASHGRID_MASTER_KEYS or HASHGRID_KEY_FILE is required because ${reason}, but both are missing. ${advice} Every API process on one database needs the same keys.`,
  );
}

/**
 * Returns where the master keys come from: the settings or, on one machine only, a file created at the first start.
 * @throws {KeySourceError} When keys are required and missing.
 */
export async function chooseKeySource(options: KeyOptions): Promise<KeySource> {
  const { masterKeys, keyFile, databaseUrl, publicUrl, dataDir } = options;
  if (masterKeys) return createSettingSource(masterKeys);
  if (keyFile) return createFileSource(keyFile);
  if (databaseUrl || !isLocalHost(new URL(publicUrl).host)) throw await createMissingKeysError(options);
  return createDataDirSource(getDefaultKeyFile(dataDir));
}
