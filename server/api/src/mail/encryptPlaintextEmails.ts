import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { encryptEmailText } from './encryptEmailText';
import { lockPlaintextEmails, saveEncryptedText } from './plaintextEmails.queries';

type WithKeys = Pick<Context, 'database' | 'keys'>;

async function encryptBatch(context: WithKeys, transaction: Transaction): Promise<number> {
  const emails = await lockPlaintextEmails(transaction);
  for (const { id, recipient, ...text } of emails)
    await saveEncryptedText(transaction, { id, encryptedText: encryptEmailText(context, recipient, text) });
  return emails.length;
}

/** Encrypts the emails that older versions stored as plaintext, in batches, until none are left or `signal` aborts. */
export async function encryptPlaintextEmails(context: WithKeys, signal: AbortSignal): Promise<void> {
  const run = () => context.database.transaction((transaction) => encryptBatch(context, transaction));
  while (!signal.aborted && (await run()) > 0);
}
