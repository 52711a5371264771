import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { encryptEmailText } from './encryptEmailText';
import { lockPlainEmails, saveEncryptedText } from './plainEmails.queries';

type WithKeys = Pick<Context, 'database' | 'keys'>;

async function encryptBatch(context: WithKeys, transaction: Transaction): Promise<number> {
  const emails = await lockPlainEmails(transaction);
  for (const { id, recipient, ...text } of emails)
    await saveEncryptedText(transaction, { id, encryptedText: encryptEmailText(context, recipient, text) });
  return emails.length;
}

/**
 * Encrypts the emails that older versions stored in plain text, in batches, until none are left or `signal`
 * aborts.
 */
export async function encryptPlainEmails(context: WithKeys, signal: AbortSignal): Promise<void> {
  const run = () => context.database.transaction((transaction) => encryptBatch(context, transaction));
  while (!signal.aborted && (await run()) > 0);
}
