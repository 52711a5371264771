import type { TObject, TProperties, TSchema } from 'typebox';

/** Key of the message in a field's schema. It is a symbol because copies keep symbols, and Ajv and the OpenAPI document ignore them. */
const MESSAGE = Symbol('message');

/** Returns a copy of a schema with a property replaced. TypeBox marks optional fields with a property that a spread would lose. */
const withProperty = <Schema extends TSchema>(schema: Schema, key: PropertyKey, value: unknown): Schema =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(schema), [key]: { value, enumerable: true } },
  ) as Schema;

/** Returns the schema of a field with the message for values that don't match it. Fields without one get `FIELD_MESSAGES.invalid`. */
export const withMessage = <Schema extends TSchema>(schema: Schema, message: string): Schema =>
  withProperty(schema, MESSAGE, message);

/** Messages of fields by their names; those of nested objects are nested. */
type FieldMessages<Properties extends TProperties> = {
  [Name in keyof Properties]?: Properties[Name] extends TObject<infer Nested>
    ? FieldMessages<Nested>
    : string;
};

/** Returns a schema whose fields have these messages: `withFieldMessages(RenameNodeSchema, { name: FIELD_MESSAGES.max40Characters })`. */
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
  return withProperty(schema, 'properties', properties);
}

/** Returns the message of a field's schema; undefined if it has none. */
export const getFieldMessage = (schema: object): string | undefined =>
  (schema as { [MESSAGE]?: string })[MESSAGE];
