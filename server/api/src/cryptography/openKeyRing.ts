import type { Database, Transaction } from '../database/Database';
import { countCiphertexts } from './encryptedColumns.queries';
import { createKeyRing, type KeyRing } from './KeyRing';
import { CREATE_KEY_HINT, type KeySource } from './KeySource';
import { addMasterKey, lockMasterKeys, markPrimaryKey, type MasterKeyRow } from './masterKeys.queries';
import type { MasterKey } from './MasterKey';

/** The master keys don't fit the database. */
export class KeyMismatchError extends Error {
  override name = 'KeyMismatchError';
}

const createMissingKeyError = (source: KeySource, kid: string) =>
  new KeyMismatchError(
    `${source.name} has no key "${kid}", which this database needs. Add it again, after the first one. Without it, two-factor secrets and identity verifications are lost.`,
  );

const createWrongKeyError = (source: KeySource, kid: string) =>
  new KeyMismatchError(
    `${source.name} has a different key "${kid}" than the one this database was used with. Restore that key; a new one needs a new ID.`,
  );

/** Reads the keys. Creates the first key of an installation, but only if the database has never had one. */
async function readKeys(
  source: KeySource,
  registered: MasterKeyRow[],
): Promise<readonly [MasterKey, ...MasterKey[]]> {
  const configured = await source.read();
  const missing = registered.find(({ retiredAt }) => !retiredAt) ?? registered[0];
  if (configured.length === 0 && missing) throw createMissingKeyError(source, missing.kid);
  const [first, ...older] = configured.length > 0 ? configured : ((await source.create?.()) ?? []);
  if (!first) throw new KeyMismatchError(`${source.name} has no master keys. ${CREATE_KEY_HINT}.`);
  return [first, ...older];
}

async function assertNoneMissing(
  transaction: Transaction,
  source: KeySource,
  { keys, registered }: { keys: KeyRing; registered: MasterKeyRow[] },
): Promise<void> {
  for (const { kid, retiredAt } of registered) {
    if (keys.kids.includes(kid)) continue;
    if (!retiredAt || (await countCiphertexts(transaction, kid)) > 0)
      throw createMissingKeyError(source, kid);
  }
}

const describeSupersededKey = (source: KeySource, first: string, primary: string) =>
  `${source.name} begins with the master key "${first}", but this database already uses the newer key "${primary}", which is used here too. Put "${primary}" first; to stop using it, put a new key first.`;

/**
 * Returns the configured keys, with the most recent primary key of the database first. A first configured key
 * that has never been primary stays first: it begins a rotation. So all processes agree during a rotation,
 * and one that starts with the previous order doesn't re-encrypt under the old key what another has just
 * encrypted under the new one.
 */
function putPrimaryFirst(
  configured: readonly [MasterKey, ...MasterKey[]],
  registered: readonly MasterKeyRow[],
): readonly [MasterKey, ...MasterKey[]] {
  const getPrimarySince = ({ kid }: MasterKey) =>
    registered.find((row) => row.kid === kid)?.primarySince ?? null;
  const [first] = configured;
  if (getPrimarySince(first) === null) return configured;
  const primary = configured.reduce((best, key) =>
    (getPrimarySince(key) ?? -Infinity) > (getPrimarySince(best) ?? -Infinity) ? key : best,
  );
  return [primary, ...configured.filter((key) => key !== primary)];
}

/**
 * Reads the master keys and compares them with those that the database was used with. Of concurrent processes, the first one
 * registers its keys and the others compare theirs.
 * @throws {KeyMismatchError} When one is missing or differs.
 */
export const openKeyRing = (
  database: Database,
  source: KeySource,
  log: (line: string) => void = console.log,
): Promise<KeyRing> =>
  database.transaction(async (transaction) => {
    const registered = await lockMasterKeys(transaction);
    const configured = await readKeys(source, registered);
    const keys = createKeyRing(putPrimaryFirst(configured, registered));
    const [first] = configured;
    if (keys.primaryKid !== first.kid) log(describeSupersededKey(source, first.kid, keys.primaryKid));
    await assertNoneMissing(transaction, source, { keys, registered });
    for (const kid of keys.kids) {
      const checkValue = Buffer.from(keys.deriveKey(kid, 'key check')).toString('hex');
      const row = registered.find((each) => each.kid === kid);
      if (row && row.checkValue !== checkValue) throw createWrongKeyError(source, kid);
      if (!row) await addMasterKey(transaction, { kid, checkValue });
    }
    await markPrimaryKey(transaction, keys.primaryKid);
    return keys;
  });
