import { chooseKeySource, type KeyOptions } from './cryptography/KeySource';
import { countCiphertexts } from './cryptography/encryptedColumns.queries';
import { openKeyRing } from './cryptography/openKeyRing';
import type { DatabaseLocation } from './database/openDatabase';
import { openOperatorDatabase } from './operator-commands/openOperatorDatabase';
import { reencryptSecrets } from './reencryptSecrets';

/** Re-encrypts everything under the primary master key. Returns lines for the operator: how much needs each key. */
export async function reencryptDatabase(options: DatabaseLocation & KeyOptions): Promise<string[]> {
  const source = await chooseKeySource(options);
  const database = await openOperatorDatabase(options);
  try {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const keys = await openKeyRing(database, source, log);
    await reencryptSecrets({ database, keys, log }, new AbortController().signal);
    const uses = await Promise.all(
      keys.kids.map(async (kid) => `${kid.padEnd(32)}  ${await countCiphertexts(database, kid)} ciphertexts`),
    );
    return [...uses, ...lines];
  } finally {
    await database.close();
  }
}
