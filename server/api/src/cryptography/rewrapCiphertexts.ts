import type { Database, Transaction } from '../database/Database';
import { decryptText, encryptText } from './encrypt';
import {
  countCiphertexts,
  ENCRYPTED_COLUMNS,
  lockOldCiphertexts,
  replaceCiphertext,
  type EncryptedColumn,
} from './encryptedColumns.queries';
import type { KeyRing } from './KeyRing';
import { lockMasterKeys, retireMasterKey } from './masterKeys.queries';

interface KeyedDatabase {
  database: Database;
  keys: KeyRing;
}

const listOlder = ({ kids, newest }: KeyRing) => kids.filter((kid) => kid !== newest);

async function rewrapBatch(
  transaction: Transaction,
  keys: KeyRing,
  encryptedColumn: EncryptedColumn,
): Promise<number> {
  const { purpose } = encryptedColumn;
  const rows = await lockOldCiphertexts(transaction, encryptedColumn, listOlder(keys));
  for (const { location, row, value } of rows) {
    const encrypted = encryptText(keys, { purpose, row }, decryptText(keys, { purpose, row }, value));
    await replaceCiphertext(transaction, encryptedColumn, { location, encrypted });
  }
  return rows.length;
}

/** Marks the older keys that nothing needs anymore, and returns those that this call has marked. */
const retireKeys = ({ database, keys }: KeyedDatabase): Promise<string[]> =>
  database.transaction(async (transaction) => {
    const retired: string[] = [];
    for (const { kid, retiredAt } of await lockMasterKeys(transaction)) {
      if (retiredAt || kid === keys.newest || (await countCiphertexts(transaction, kid)) > 0) continue;
      await retireMasterKey(transaction, kid);
      retired.push(kid);
    }
    return retired;
  });

/**
 * Re-encrypts what is under older keys, in batches, until `signal` aborts. Files keep their bytes: only their keys are
 * re-encrypted.
 * @returns The older keys that this call has marked as no longer needed; none after an abort.
 */
export async function rewrapCiphertexts(context: KeyedDatabase, signal: AbortSignal): Promise<string[]> {
  for (const column of ENCRYPTED_COLUMNS) {
    const run = () =>
      context.database.transaction((transaction) => rewrapBatch(transaction, context.keys, column));
    while (!signal.aborted && (await run()) > 0);
  }
  return signal.aborted ? [] : retireKeys(context);
}
