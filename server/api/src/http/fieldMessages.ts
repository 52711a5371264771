import type { TObject, TProperties, TSchema } from 'typebox';

/** Key of the message in a field's schema: a symbol, which copies keep, and neither Ajv nor the OpenAPI document reads. */
const MESSAGE = Symbol('message');

/** Returns the schema of a field with the message for values that don't match it; without one, it is `FIELD_MESSAGES.invalid`. */
export const withMessage = <Schema extends TSchema>(schema: Schema, message: string): Schema =>
  // TypeBox marks optional fields with a property that a spread would lose.
  Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(schema),
      [MESSAGE]: { value: message, enumerable: true },
    },
  ) as Schema;

/** Messages of fields by their names; those of nested objects are nested. */
type FieldMessages<Properties extends TProperties> = {
  [Name in keyof Properties]?: Properties[Name] extends TObject<infer Nested>
    ? FieldMessages<Nested>
    : string;
};

/** Returns a schema whose fields have these messages: `withFieldMessages(NoteSchema, { note: FIELD_MESSAGES.max140Characters })`. */
export function withFieldMessages<Schema extends TObject>(
  schema: Schema,
  messages: FieldMessages<Schema['properties']>,
): Schema {
  const properties = { ...schema.properties };
  for (const [name, message] of Object.entries<unknown>(messages)) {
    const field = properties[name];
    if (!field) throw new Error(`The schema has no field "${name}".`);
    properties[name] =
      typeof message === 'string'
        ? withMessage(field, message)
        : withFieldMessages(field as TObject, message as FieldMessages<TProperties>);
  }
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(schema),
      properties: { value: properties, enumerable: true },
    },
  ) as Schema;
}

/** Returns the message of a field's schema; undefined if it has none. */
export const getFieldMessage = (schema: object): string | undefined =>
  (schema as { [MESSAGE]?: string })[MESSAGE];
