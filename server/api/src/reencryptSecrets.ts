import type { Context } from './Context';
import { rewrapCiphertexts } from './cryptography/rewrapCiphertexts';
import { encryptPlaintextKyc } from './kyc/encryptPlaintextKyc';
import { encryptPlaintextEmails } from './mail/encryptPlaintextEmails';

/**
 * Encrypts what older versions stored in plain text, and re-encrypts what was encrypted with other keys, in batches, until
 * nothing is left or `signal` aborts. Logs which keys can be removed.
 */
export async function reencryptSecrets(
  { database, keys, log }: Pick<Context, 'database' | 'keys' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  await encryptPlaintextKyc({ database, keys }, signal);
  await encryptPlaintextEmails({ database, keys }, signal);
  for (const kid of await rewrapCiphertexts({ database, keys }, signal))
    log(
      `Nothing is encrypted with the master key "${kid}" anymore. Remove it in 30 days; it may be needed to repeat a refresh.`,
    );
}
