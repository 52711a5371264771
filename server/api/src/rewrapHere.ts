import { chooseKeySource, type KeyOptions } from './cryptography/KeySource';
import { countCiphertexts } from './cryptography/encryptedColumns.queries';
import { openKeyRing } from './cryptography/openKeyRing';
import type { DatabaseLocation } from './database/openDatabase';
import { reviewDatabase } from './kyc/review/reviewDatabase';
import { reencryptSecrets } from './reencryptSecrets';

/** Re-encrypts everything under the newest master key. Returns lines for the operator: how much needs each key. */
export async function rewrapHere(options: DatabaseLocation & KeyOptions): Promise<string[]> {
  const source = await chooseKeySource(options);
  const database = await reviewDatabase(options);
  try {
    const keys = await openKeyRing(database, source);
    const lines: string[] = [];
    await reencryptSecrets({ database, keys, log: (line) => lines.push(line) }, new AbortController().signal);
    const uses = await Promise.all(
      keys.kids.map(async (kid) => `${kid.padEnd(32)}  ${await countCiphertexts(database, kid)} ciphertexts`),
    );
    return [...uses, ...lines];
  } finally {
    await database.close();
  }
}
