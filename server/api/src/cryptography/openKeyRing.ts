import type { Database, Transaction } from '../database/Database';
import { countCiphertexts } from './encryptedColumns.queries';
import { createKeyRing, type KeyRing } from './KeyRing';
import type { KeySource } from './KeySource';
import { addMasterKey, lockMasterKeys, reviveMasterKey, type MasterKeyRow } from './masterKeys.queries';
import type { MasterKey } from './MasterKey';

/** The master keys don't fit the database. */
export class KeyMismatchError extends Error {
  override name = 'KeyMismatchError';
}

const missingKey = (source: KeySource, kid: string) =>
  new KeyMismatchError(
    `${source.name} has no key "${kid}", which this database needs. Add it again, after the newest one. Without it, two-factor secrets and identity verifications are lost.`,
  );

const wrongKey = (source: KeySource, kid: string) =>
  new KeyMismatchError(
    `${source.name} has another key "${kid}" than the one that this database was used with. Restore that key; a new one needs a new ID.`,
  );

/** Reads the keys. The first one of an installation is made only if nothing needs another. */
async function readKeys(source: KeySource, known: MasterKeyRow[]): Promise<readonly MasterKey[]> {
  const keys = await source.read();
  if (keys.length > 0) return keys;
  const [first] = known;
  if (first) throw missingKey(source, first.kid);
  if (!source.create) throw new KeyMismatchError(`${source.name} has no master keys.`);
  return source.create();
}

async function assertNoneMissing(
  transaction: Transaction,
  source: KeySource,
  { keys, known }: { keys: KeyRing; known: MasterKeyRow[] },
): Promise<void> {
  for (const { kid, retiredAt } of known) {
    if (keys.kids.includes(kid)) continue;
    if (!retiredAt || (await countCiphertexts(transaction, kid)) > 0) throw missingKey(source, kid);
  }
}

/**
 * Reads the master keys and compares them with those that the database was used with. Concurrent processes agree: the first
 * one registers its keys.
 * @throws {KeyMismatchError} When one is missing or differs.
 */
export const openKeyRing = (database: Database, source: KeySource): Promise<KeyRing> =>
  database.transaction(async (transaction) => {
    const known = await lockMasterKeys(transaction);
    const [first, ...older] = await readKeys(source, known);
    if (!first) throw new KeyMismatchError(`${source.name} has no master keys.`);
    const keys = createKeyRing([first, ...older]);
    await assertNoneMissing(transaction, source, { keys, known });
    for (const kid of keys.kids) {
      const checkValue = Buffer.from(keys.deriveKey(kid, 'key check')).toString('hex');
      const row = known.find((each) => each.kid === kid);
      if (row && row.checkValue !== checkValue) throw wrongKey(source, kid);
      if (!row) await addMasterKey(transaction, { kid, checkValue });
    }
    await reviveMasterKey(transaction, keys.newest);
    return keys;
  });
