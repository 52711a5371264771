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

async function rewrapBatch(
  transaction: Transaction,
  keys: KeyRing,
  encryptedColumn: EncryptedColumn,
): Promise<number> {
  const { purpose } = encryptedColumn;
  const rows = await lockOldCiphertexts(transaction, encryptedColumn, keys.otherKids);
  for (const { location, row, value } of rows) {
    const encrypted = encryptText(keys, { purpose, row }, decryptText(keys, { purpose, row }, value));
    await replaceCiphertext(transaction, encryptedColumn, { location, encrypted });
  }
  return rows.length;
}

/**
 * Retires the former primary keys under which no ciphertext is left, and returns the IDs of those that this call retired. A key that another
 * process has made primary in the meantime has no ciphertexts yet, and is not retired.
 */
const retireKeys = ({ database, keys }: KeyedDatabase): Promise<string[]> =>
  database.transaction(async (transaction) => {
    const retired: string[] = [];
    const registered = await lockMasterKeys(transaction);
    const currentSince = registered.find(({ kid }) => kid === keys.primaryKid)?.primarySince ?? 0;
    for (const { kid, retiredAt, primarySince } of registered) {
      if (retiredAt || (primarySince ?? 0) >= currentSince) continue;
      if ((await countCiphertexts(transaction, kid)) > 0) continue;
      await retireMasterKey(transaction, kid);
      retired.push(kid);
    }
    return retired;
  });

/**
 * Re-encrypts with the primary key what was encrypted with others, in batches, until nothing is left or `signal` aborts.
 * Uploaded files are not rewritten: only the keys that encrypt them are re-encrypted.
 * @returns The IDs of the keys that this call retired; none after an abort.
 */
export async function rewrapCiphertexts(context: KeyedDatabase, signal: AbortSignal): Promise<string[]> {
  for (const column of ENCRYPTED_COLUMNS) {
    const run = () =>
      context.database.transaction((transaction) => rewrapBatch(transaction, context.keys, column));
    while (!signal.aborted && (await run()) > 0);
  }
  return signal.aborted ? [] : retireKeys(context);
}
