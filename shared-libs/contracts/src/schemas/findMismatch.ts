import type { TSchema } from './Type';

/** The first difference between a value and its schema. */
export interface Mismatch {
  /** Path from the root: `data.items[0].amount`; empty for the root itself. */
  path: string;
  /** The expected type or value: `string`, `"running"`, `object or null`. */
  expected: string;
}

/** The JSON Schema keywords produced by `Type` and checked here. */
interface Keywords {
  type?: 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  anyOf?: readonly Keywords[];
  items?: Keywords;
  properties?: Record<string, Keywords>;
  required?: readonly string[];
  patternProperties?: Record<string, Keywords>;
}

function getType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const describeExpected = ({ type, const: literal, anyOf = [] }: Keywords): string =>
  anyOf.map(describeExpected).join(' or ') ||
  (literal === undefined ? String(type) : JSON.stringify(literal));

const isInRange = ({ minimum = -Infinity, maximum = Infinity }: Keywords, value: unknown) =>
  typeof value !== 'number' || (value >= minimum && value <= maximum);

/** Returns whether a value matches its schema, without looking at its properties or items. */
function matchesShallowly(schema: Keywords, value: unknown): boolean {
  const { type, const: literal, pattern } = schema;
  const found = getType(value);
  if (type && found !== type && !(type === 'number' && found === 'integer')) return false;
  if (!isInRange(schema, value)) return false;
  if (literal !== undefined && value !== literal) return false;
  return !pattern || new RegExp(pattern).test(String(value));
}

type Part = [schema: Keywords, value: unknown, path: string];

function listProperties(schema: Keywords, value: Record<string, unknown>, path: string): Part[] {
  const { properties = {}, required = [], patternProperties = {} } = schema;
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const hasProperty = (name: string) => Object.hasOwn(value, name);
  const listed = Object.entries(properties)
    .filter(([name]) => hasProperty(name) || required.includes(name))
    .map(([name, part]): Part => [part, hasProperty(name) ? value[name] : undefined, at(name)]);
  const others = Object.values(patternProperties).flatMap((part) =>
    Object.entries(value).map(([name, found]): Part => [part, found, at(name)]),
  );
  return [...listed, ...others];
}

/** Returns every property or item of the value with its schema and its path. */
function getParts(schema: Keywords, value: object, path: string): Part[] {
  if (!Array.isArray(value)) return listProperties(schema, value as Record<string, unknown>, path);
  const { items } = schema;
  return items ? value.map((item: unknown, index): Part => [items, item, `${path}[${index}]`]) : [];
}

function findFirst(schema: Keywords, value: unknown, path: string): Mismatch | null {
  const expected = describeExpected(schema);
  const { anyOf } = schema;
  if (anyOf) {
    const mismatches = anyOf.map((choice) => findFirst(choice, value, path));
    if (mismatches.includes(null)) return null;
    // A mismatch inside an alternative whose type is right says more than a list of all alternatives.
    return mismatches.find((mismatch) => mismatch?.path !== path) ?? { path, expected };
  }
  if (!matchesShallowly(schema, value)) return { path, expected };
  if (typeof value !== 'object' || value === null) return null;
  for (const [part, found, at] of getParts(schema, value, path)) {
    const mismatch = findFirst(part, found, at);
    if (mismatch) return mismatch;
  }
  return null;
}

/**
 * Returns the first mismatch between a received value and its schema, or null. Unknown properties are allowed, so that a newer
 * server can add some; lengths are validated by the server only.
 *
 * @example
 * findMismatch(success(MiningNodeSchema), { data: { id: 7 } }); // { path: 'data.id', expected: 'string' }
 */
export const findMismatch = (schema: TSchema, value: unknown): Mismatch | null =>
  findFirst(schema, value, '');
