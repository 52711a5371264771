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

/** Returns an own property of a value; undefined if there is none. It takes the same time however many properties the value has. */
const getOwnValue = (value: unknown, name: string): unknown =>
  value && typeof value === 'object' ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

const getValueAt = (values: unknown, path: string[]): unknown => path.reduce(getOwnValue, values);

/** Returns the path of the field to which the value at a path belongs: for an item of a list, that of the list. */
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

function describeError(
  { keyword }: FastifySchemaValidationError,
  schema: { const?: unknown },
  value: unknown,
): string {
  if (keyword === 'additionalProperties') return FIELD_MESSAGES.unknownField;
  // A checkbox that is not checked, although it must be, is invalid rather than missing.
  const isEmpty = (value === undefined || value === '') && schema.const !== true;
  return isEmpty ? FIELD_MESSAGES.required : (getFieldMessage(schema) ?? FIELD_MESSAGES.invalid);
}

/**
 * Converts validation errors to one readable message per field: the one that the schema sets with `withFieldMessages`, or a general
 * one. A nested field is named without its path; an error in an item of a list belongs to the list.
 */
export function toFieldErrors(
  validationErrors: readonly FastifySchemaValidationError[],
  values: unknown,
  schema: unknown,
): FieldErrors {
  const messages = new Map<string, string[]>();
  for (const error of validationErrors) {
    const path = getOwnerPath(values, getValuePath(error));
    const field = path.at(-1);
    if (field && !messages.has(field))
      messages.set(field, [describeError(error, getFieldSchema(schema, path), getValueAt(values, path))]);
  }
  return Object.fromEntries(messages);
}
