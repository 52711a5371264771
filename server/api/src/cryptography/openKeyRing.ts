import type { Database, Transaction } from '../database/Database';
import { countCiphertexts } from './encryptedColumns.queries';
import { createKeyRing, type KeyRing } from './KeyRing';
import type { KeySource } from './KeySource';
import { addMasterKey, lockMasterKeys, markPrimaryKey, type MasterKeyRow } from './masterKeys.queries';
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

/** Reads the keys. The first key of an installation is created only if nothing stored needs an older one. */
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

const supersededKey = (source: KeySource, given: string, primary: string) =>
  `${source.name} begins with the master key "${given}", but this database already uses the newer key "${primary}", which is used here too. Put "${primary}" first; to stop using it, put a new key first.`;

/**
 * Moves the key to the front that became the primary one last, unless the first one given never was. So all processes
 * agree during a rotation: one that starts with the previous order doesn't re-encrypt what another has just encrypted.
 */
function putPrimaryFirst(
  given: readonly [MasterKey, ...MasterKey[]],
  known: readonly MasterKeyRow[],
): readonly [MasterKey, ...MasterKey[]] {
  const getPrimarySince = ({ kid }: MasterKey) => known.find((row) => row.kid === kid)?.primarySince ?? null;
  const [first] = given;
  if (getPrimarySince(first) === null) return given;
  const primary = given.reduce((best, key) =>
    (getPrimarySince(key) ?? -Infinity) > (getPrimarySince(best) ?? -Infinity) ? key : best,
  );
  return [primary, ...given.filter((key) => key !== primary)];
}

/**
 * Reads the master keys and compares them with those that the database was used with. Concurrent processes agree: the first
 * one registers its keys.
 * @throws {KeyMismatchError} When one is missing or differs.
 */
export const openKeyRing = (
  database: Database,
  source: KeySource,
  log: (line: string) => void = console.log,
): Promise<KeyRing> =>
  database.transaction(async (transaction) => {
    const known = await lockMasterKeys(transaction);
    const [first, ...older] = await readKeys(source, known);
    if (!first) throw new KeyMismatchError(`${source.name} has no master keys.`);
    const keys = createKeyRing(putPrimaryFirst([first, ...older], known));
    if (keys.newest !== first.kid) log(supersededKey(source, first.kid, keys.newest));
    await assertNoneMissing(transaction, source, { keys, known });
    for (const kid of keys.kids) {
      const checkValue = Buffer.from(keys.deriveKey(kid, 'key check')).toString('hex');
      const row = known.find((each) => each.kid === kid);
      if (row && row.checkValue !== checkValue) throw wrongKey(source, kid);
      if (!row) await addMasterKey(transaction, { kid, checkValue });
    }
    await markPrimaryKey(transaction, keys.newest);
    return keys;
  });
