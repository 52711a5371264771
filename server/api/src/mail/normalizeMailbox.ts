import { domainToASCII } from 'node:url';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';

/** Domains of Gmail, which ignores dots before the `@`. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/** Returns a domain as the mail server resolves it: without a dot at the end, and with the ASCII form of Unicode letters and dots. */
const normalizeDomain = (domain: string): string => (domainToASCII(domain) || domain).replace(/\.$/, '');

/**
 * Returns an address without what mail servers such as Postfix skip in it: comments, as in `ada(1)@example.com`, and the name of a group,
 * as in `friends:ada@example.com;`.
 */
function dropDecoration(address: string): string {
  const withoutComments = address.replace(/\((?:\\.|[^()\\])*\)/gs, '');
  // Comments may contain others.
  if (withoutComments !== address) return dropDecoration(withoutComments);
  return address.replace(/^[^@]*[:;,]|[:;,].*$/gs, '');
}

/**
 * Returns the mailbox that an email address most likely delivers to: `J.Doe+hashgrid@googlemail.com` is
 * `jdoe@gmail.com`. For limits only; two accounts may share a mailbox.
 */
export function normalizeMailbox(email: string): string {
  const address = dropDecoration(normalizeIdentifier(email));
  const at = address.lastIndexOf('@');
  const domain = normalizeDomain(address.slice(at + 1));
  // Quoting a name changes nothing (RFC 5321).
  const name = address.slice(0, Math.max(at, 0)).replace(/["\\]/g, '');
  // A plus sign at the start is part of the name, not the beginning of a tag.
  const untagged = name.replace(/(?!^)\+.*$/s, '');
  return GMAIL.includes(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
