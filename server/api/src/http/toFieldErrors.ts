import type { FastifySchemaValidationError } from 'fastify';
import { NODE_NAME } from '@hashgrid/contracts';
import type { FieldErrors } from '@hashgrid/contracts/schemas';
import { FIELD_FORMATS, FIELD_MESSAGES } from '../messages';

/** Messages for texts that are too long, by the limit: the field `name` has a different one for nodes and players. */
const LENGTH_MESSAGES: Readonly<Record<number, string>> = {
  [NODE_NAME.maxLength]: FIELD_MESSAGES.nodeNameTooLong,
};

/** Fields of this name are dates, which have a pattern, in a list's query, and tokens in a swap. */
const DATE_OR_TOKEN_FIELDS: readonly string[] = ['from', 'to'];

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the path of the invalid value, with its own name last. */
function getFieldPath({ keyword, params, instancePath }: FastifySchemaValidationError): string[] {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') return [...path, toText(params.missingProperty)];
  if (keyword === 'additionalProperties') return [...path, toText(params.additionalProperty)];
  return path;
}

const getValueAt = (values: unknown, path: string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => new Map(Object.entries(value && typeof value === 'object' ? value : {})).get(name),
    values,
  );

function getMessage(
  field: string,
  { keyword, params }: FastifySchemaValidationError,
  value: unknown,
): string {
  if (keyword === 'additionalProperties') return FIELD_MESSAGES.unknownField;
  const tooLong = keyword === 'maxLength' && LENGTH_MESSAGES[Number(params.limit)];
  if (tooLong) return tooLong;
  const isEmpty = value === undefined || value === '';
  if (isEmpty && field !== 'terms') return FIELD_MESSAGES.required;
  if (keyword !== 'pattern' && DATE_OR_TOKEN_FIELDS.includes(field)) return FIELD_MESSAGES.unknownToken;
  return FIELD_FORMATS[field] ?? FIELD_MESSAGES.invalid;
}

/** Converts schema errors to one readable message per field; nested fields have their own name, without a path. */
export function toFieldErrors(faults: readonly FastifySchemaValidationError[], values: unknown): FieldErrors {
  const messages = new Map<string, string[]>();
  for (const error of faults) {
    const path = getFieldPath(error);
    const field = path.at(-1);
    if (field && !messages.has(field))
      messages.set(field, [getMessage(field, error, getValueAt(values, path))]);
  }
  return Object.fromEntries(messages);
}
