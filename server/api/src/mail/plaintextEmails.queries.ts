import type { Queries } from '../database/Database';
import type { EmailText } from './emails.queries';

const BATCH_ROWS = 500;

/** Returns a batch of emails whose text isn't encrypted, locked until the transaction ends. */
export const lockPlaintextEmails = (
  queries: Queries,
): Promise<(EmailText & { id: bigint; recipient: string })[]> =>
  queries.query(
    `select id, recipient, body, link from mails where body <> '' or link <> ''
     limit ${BATCH_ROWS} for update skip locked`,
  );

/** Replaces the text of an email with its ciphertext. */
export async function saveEncryptedText(
  queries: Queries,
  { id, encryptedText }: { id: bigint; encryptedText: string },
): Promise<void> {
  await queries.query("update mails set encrypted_text = $2, body = '', link = '' where id = $1", [
    id,
    encryptedText,
  ]);
}
