import type { FastifySchemaValidationError } from 'fastify';
import type { FieldErrors } from '@hashgrid/contracts/schemas';
import { FIELD_FORMATS, FIELD_MESSAGES } from '../messages';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function fieldOf({ keyword, params, instancePath }: FastifySchemaValidationError): string {
  if (keyword === 'required') return textOf(params.missingProperty);
  if (keyword === 'additionalProperties') return textOf(params.additionalProperty);
  return instancePath.split('/')[1] ?? '';
}

function messageOf(field: string, keyword: string, value: unknown): string {
  if (keyword === 'additionalProperties') return FIELD_MESSAGES.unknown;
  const format = FIELD_FORMATS[field] ?? FIELD_MESSAGES.invalid;
  if (value === undefined || value === '') return field === 'terms' ? format : FIELD_MESSAGES.required;
  return format;
}

/** What a schema found wrong, as one readable message for each field. */
export function fieldErrors(found: readonly FastifySchemaValidationError[], values: unknown): FieldErrors {
  const given = new Map(Object.entries(values && typeof values === 'object' ? values : {}));
  const messages = new Map<string, string[]>();
  for (const error of found) {
    const field = fieldOf(error);
    if (field && !messages.has(field))
      messages.set(field, [messageOf(field, error.keyword, given.get(field))]);
  }
  return Object.fromEntries(messages);
}
