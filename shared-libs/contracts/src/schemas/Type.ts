import type {
  Static,
  TArray,
  TArrayOptions,
  TBoolean,
  TInteger,
  TLiteral,
  TLiteralValue,
  TNull,
  TNumber,
  TNumberOptions,
  TObject,
  TObjectOptions,
  TOptional,
  TProperties,
  TRecord,
  TSchema,
  TString,
  TStringOptions,
  TUnion,
  TUnsafe,
} from 'typebox';

export type { Static, TSchema };

/** TypeBox's marker of an optional property. Not enumerable, so that it is not serialized into the JSON Schema. */
const OPTIONAL = '~optional';

/** Casts a JSON Schema to the type that TypeBox's builder of the same name returns. */
const castSchema = <Schema extends TSchema>(keywords: object, options?: object): Schema =>
  ({ ...keywords, ...options }) as unknown as Schema;

/**
 * A subset of TypeBox's builders with the same types and the same JSON Schema. TypeBox's own builders would add 18 kB (Brotli)
 * to the browser bundle and contain code that a Content Security Policy without `unsafe-eval` blocks.
 */
export const Type = {
  Array: <Item extends TSchema>(items: Item, options?: TArrayOptions) =>
    castSchema<TArray<Item>>({ type: 'array', items }, options),
  Boolean: () => castSchema<TBoolean>({ type: 'boolean' }),
  Integer: (options?: TNumberOptions) => castSchema<TInteger>({ type: 'integer' }, options),
  Literal: <Value extends TLiteralValue>(value: Value) =>
    castSchema<TLiteral<Value>>({ type: typeof value, const: value }),
  Null: () => castSchema<TNull>({ type: 'null' }),
  Number: (options?: TNumberOptions) => castSchema<TNumber>({ type: 'number' }, options),
  Object: <Properties extends TProperties>(properties: Properties, options?: TObjectOptions) => {
    const required = Object.keys(properties).filter((name) => !(OPTIONAL in (properties[name] ?? {})));
    return castSchema<TObject<Properties>>(
      { type: 'object', ...(required.length > 0 && { required }), properties },
      options,
    );
  },
  Optional: <Schema extends TSchema>(schema: Schema): TOptional<Schema> =>
    Object.defineProperty({ ...schema }, OPTIONAL, { value: true }) as TOptional<Schema>,
  Record: <Value extends TSchema>(_key: TString, value: Value) =>
    castSchema<TRecord<'^.*$', Value>>({ type: 'object', patternProperties: { '^.*$': value } }),
  String: (options?: TStringOptions) => castSchema<TString>({ type: 'string' }, options),
  Union: <Types extends TSchema[]>(types: [...Types]) => castSchema<TUnion<Types>>({ anyOf: types }),
  /** A schema with an explicit TypeScript type. */
  Unsafe: <Value>(schema: TSchema) => schema as TUnsafe<Value>,
};

/** Extends an object schema with further properties. */
export const extend = <Base extends TProperties, Properties extends TProperties>(
  { properties: base }: TObject<Base>,
  properties: Properties,
  options?: TObjectOptions,
) => Type.Object({ ...base, ...properties }, options);

type OptionalProperties<Properties extends TProperties> = {
  [Name in keyof Properties]: TOptional<Properties[Name]>;
};

/** Makes all properties of an object schema optional. */
export const partial = <Properties extends TProperties>(
  { properties }: TObject<Properties>,
  options?: TObjectOptions,
) => {
  const entries = Object.entries<TSchema>(properties).map(([name, schema]) => [name, Type.Optional(schema)]);
  return Type.Object(Object.fromEntries(entries) as OptionalProperties<Properties>, options);
};

/** Allows null in addition to a schema. */
export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Allows one of the given strings. */
export const stringEnum = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.Union(values.map((value) => Type.Literal(value))));
