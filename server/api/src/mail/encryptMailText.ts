import type { Context } from '../Context';
import { decryptText, encryptText } from '../cryptography/encrypt';
import type { MailText, StoredMail } from './mails.queries';

type WithKeys = Pick<Context, 'keys'>;

const createAad = (recipient: string) => ({ purpose: 'emails', row: recipient }) as const;

/** Encrypts the parts of an email that may give access to an account. */
export const encryptMailText = ({ keys }: WithKeys, recipient: string, { body, link }: MailText): string =>
  encryptText(keys, createAad(recipient), JSON.stringify({ body, link }));

/** Returns the text of a stored email, whether or not it has been encrypted. */
export function readMailText(
  { keys }: WithKeys,
  { recipient, encryptedText, body, link }: StoredMail,
): MailText {
  if (encryptedText === null) return { body, link };
  return JSON.parse(decryptText(keys, createAad(recipient), encryptedText)) as MailText;
}
