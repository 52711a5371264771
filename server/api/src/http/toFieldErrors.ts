import type { FastifySchemaValidationError } from 'fastify';
import type { FieldErrors } from '@hashgrid/contracts/schemas';
import { FIELD_MESSAGES } from '../messages';
import { getFieldMessage } from './fieldMessages';

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the path of the invalid value, with its own name last. */
function getValuePath({ keyword, params, instancePath }: FastifySchemaValidationError): string[] {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') return [...path, toText(params.missingProperty)];
  if (keyword === 'additionalProperties') return [...path, toText(params.additionalProperty)];
  return path;
}

/** Returns a property of its own of a value; undefined if there is none. Its cost doesn't depend on the number of properties. */
const getOwnValue = (value: unknown, name: string): unknown =>
  value && typeof value === 'object' ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

const getValueAt = (values: unknown, path: string[]): unknown => path.reduce(getOwnValue, values);

/** Returns the path of the field that holds the value at a path: an item of a list belongs to the field of the list. */
function getOwnerPath(values: unknown, path: string[]): string[] {
  const parent = path.slice(0, -1);
  const isItem = path.length > 0 && Array.isArray(getValueAt(values, parent));
  return isItem ? getOwnerPath(values, parent) : path;
}

const getFieldSchema = (schema: unknown, path: string[]): { const?: unknown } =>
  getValueAt(
    schema,
    path.flatMap((name) => ['properties', name]),
  ) ?? {};

function describeFault(
  { keyword }: FastifySchemaValidationError,
  schema: { const?: unknown },
  value: unknown,
): string {
  if (keyword === 'additionalProperties') return FIELD_MESSAGES.unknownField;
  // A checkbox that must be checked is not empty.
  const isEmpty = (value === undefined || value === '') && schema.const !== true;
  return isEmpty ? FIELD_MESSAGES.required : (getFieldMessage(schema) ?? FIELD_MESSAGES.invalid);
}

/**
 * Converts the errors of values to one readable message per field, as their schema says with `withFieldMessages`; nested fields have
 * their own name, without a path, and items of a list that of the list.
 */
export function toFieldErrors(
  faults: readonly FastifySchemaValidationError[],
  values: unknown,
  schema: unknown,
): FieldErrors {
  const messages = new Map<string, string[]>();
  for (const error of faults) {
    const path = getOwnerPath(values, getValuePath(error));
    const field = path.at(-1);
    if (field && !messages.has(field))
      messages.set(field, [describeFault(error, getFieldSchema(schema, path), getValueAt(values, path))]);
  }
  return Object.fromEntries(messages);
}
