import { domainToASCII } from 'node:url';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';

/** Domains of Gmail, which ignores dots before the `@`. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/** Returns a domain as the mail server resolves it: without a dot at the end, and with the ASCII form of Unicode letters and dots. */
const normalizeDomain = (domain: string): string => (domainToASCII(domain) || domain).replace(/\.$/, '');

/**
 * Returns the mailbox that an email address most likely delivers to: `J.Doe+hashgrid@googlemail.com` is
 * `jdoe@gmail.com`. For limits only; two accounts may share a mailbox.
 */
export function normalizeMailbox(email: string): string {
  const address = normalizeIdentifier(email);
  const at = address.lastIndexOf('@');
  const domain = normalizeDomain(address.slice(at + 1));
  // Quoting a name changes nothing (RFC 5321).
  const name = address.slice(0, Math.max(at, 0)).replace(/["\\]/g, '');
  // A plus sign at the start is part of the name, not the beginning of a tag.
  const untagged = name.replace(/(?!^)\+.*$/s, '');
  return GMAIL.includes(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
