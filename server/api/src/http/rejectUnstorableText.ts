import { UNSTORABLE_CHARACTER } from '@hashgrid/contracts';
import type { FieldErrors } from '@hashgrid/contracts/schemas';
import { DomainError } from '../DomainError';
import { FIELD_MESSAGES, MESSAGES } from '../messages';

/** Returns the names of all fields that hold unstorable text; items of a list have the name of the list. */
function findFields(values: unknown): string[] {
  const fields: string[] = [];
  // A list of pending values instead of a recursion, whose stack deeply nested values would overflow.
  const pending = [{ value: values, field: '' }];
  for (const { value, field } of pending) {
    if (typeof value === 'string' && UNSTORABLE_CHARACTER.test(value)) fields.push(field);
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    const isList = Array.isArray(value);
    for (const [name, part] of Object.entries(value))
      pending.push({ value: part, field: isList ? field : name });
  }
  return fields;
}

/** Throws `invalid` on every field of the values, at any depth, whose text the database can't store. */
export function rejectUnstorableText(values: unknown): void {
  const fields = findFields(values);
  if (fields.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(
    fields.map((field) => [field, [FIELD_MESSAGES.invalidCharacters]]),
  );
  throw new DomainError('invalid', MESSAGES.invalidFields, { errors });
}
