import { normalizeIdentifier } from '../accounts/normalizeIdentifier';

/** Domains of Gmail, which ignores dots before the `@`. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox that an email address most likely delivers to: `J.Doe+hashgrid@googlemail.com` is
 * `jdoe@gmail.com`. For limits only; two accounts may share a mailbox.
 */
export function normalizeMailbox(email: string): string {
  const address = normalizeIdentifier(email);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, Math.max(at, 0));
  // A plus sign at the start is part of the name, not the beginning of a tag.
  const untagged = name.replace(/(?!^)\+.*$/s, '');
  return GMAIL.includes(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
