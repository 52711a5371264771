import { createKeyRing } from '../src/cryptography/KeyRing';
import type { KeySource } from '../src/cryptography/KeySource';
import { openKeyRing } from '../src/cryptography/openKeyRing';
import { parseMasterKeys, type MasterKey } from '../src/cryptography/MasterKey';
import type { Database } from '../src/database/Database';

/** Master keys for tests, in the format of the environment variable. */
export const TEST_MASTER_KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`;

/** Returns a master key made of one repeated byte. */
export const makeMasterKey = (kid: string, byte: number): MasterKey => ({
  kid,
  secret: new Uint8Array(32).fill(byte),
});

/** Creates a source of these keys, the primary one first. */
export const createKeySource = (...keys: MasterKey[]): KeySource => ({
  name: 'The test',
  read: () => Promise.resolve(keys),
});

/** Builds a key ring without a database. */
export const makeKeyRing = (first: MasterKey, ...older: MasterKey[]) => createKeyRing([first, ...older]);

/** Opens the key ring of `TEST_MASTER_KEYS` on a migrated database. */
export const openTestKeys = (database: Database) =>
  openKeyRing(database, createKeySource(...parseMasterKeys(TEST_MASTER_KEYS)));
