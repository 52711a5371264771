import { FIELD_MESSAGES } from '../messages';
import { sanitizeText } from '../validation/sanitizeText';
import { fieldError } from '../DomainError';

/** A name as it is kept. Throws on `name` when nothing is left of it. */
export function nodeName(given: string): string {
  const name = sanitizeText('name', given);
  if (!name) throw fieldError('name', FIELD_MESSAGES.emptyNodeName);
  return name;
}
