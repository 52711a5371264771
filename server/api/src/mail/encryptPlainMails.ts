import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { encryptMailText } from './encryptMailText';
import { lockPlainMails, saveEncryptedText } from './plainMails.queries';

type WithKeys = Pick<Context, 'database' | 'keys'>;

async function encryptBatch(context: WithKeys, transaction: Transaction): Promise<number> {
  const mails = await lockPlainMails(transaction);
  for (const { id, recipient, ...text } of mails)
    await saveEncryptedText(transaction, { id, encryptedText: encryptMailText(context, recipient, text) });
  return mails.length;
}

/** Encrypts the emails that older versions stored in plain text, in batches, until `signal` aborts. */
export async function encryptPlainMails(context: WithKeys, signal: AbortSignal): Promise<void> {
  const run = () => context.database.transaction((transaction) => encryptBatch(context, transaction));
  while (!signal.aborted && (await run()) > 0);
}
