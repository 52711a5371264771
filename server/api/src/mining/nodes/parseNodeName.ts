import { FIELD_MESSAGES } from '../../messages';
import { sanitizeText } from '../../validation/sanitizeText';
import { fieldError } from '../../DomainError';

/** Returns the sanitized name. Throws on `name` when it is empty. */
export function parseNodeName(given: string): string {
  const name = sanitizeText('name', given);
  if (!name) throw fieldError('name', FIELD_MESSAGES.emptyNodeName);
  return name;
}
