import { FIELD_MESSAGES } from '../../messages';
import { sanitizeText } from '../../validation/sanitizeText';
import { fieldError } from '../../DomainError';

/** Returns the sanitized name. Throws a field error on `name` when it is empty or has characters that aren't allowed. */
export function parseNodeName(input: string): string {
  const name = sanitizeText('name', input);
  if (!name) throw fieldError('name', FIELD_MESSAGES.emptyNodeName);
  return name;
}
