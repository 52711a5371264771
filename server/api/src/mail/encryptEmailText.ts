import type { Context } from '../Context';
import { decryptText, encryptText } from '../cryptography/encrypt';
import type { EmailText, StoredEmail } from './emails.queries';

type WithKeys = Pick<Context, 'keys'>;

const createAad = (recipient: string) => ({ purpose: 'emails', row: recipient }) as const;

/** Encrypts the parts of an email that may give access to an account. */
export const encryptEmailText = (
  { keys }: WithKeys,
  recipient: string,
  { body, link, footer, language }: EmailText,
): string => encryptText(keys, createAad(recipient), JSON.stringify({ body, link, footer, language }));

/** Returns the text of a stored email, whether or not it has been encrypted. */
export function readEmailText(
  { keys }: WithKeys,
  { recipient, encryptedText, body, link }: StoredEmail,
): EmailText {
  if (encryptedText === null) return { body, link };
  return JSON.parse(decryptText(keys, createAad(recipient), encryptedText)) as EmailText;
}
