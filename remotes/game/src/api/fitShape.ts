/** Stands in a shape for an object that may be null. */
class Nullable<Data> {
  constructor(readonly shape: Data) {}
}

/** In a shape: null, or an object like this. */
export const orNull = <Data>(shape: Data): Data | null => new Nullable(shape) as unknown as Data | null;

/** In a shape: a text, or null. */
export const TEXT_OR_NULL: string | null = orNull('');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fitPrimitive(shape: unknown, value: unknown): unknown {
  if (typeof value !== typeof shape) return shape;
  return typeof value === 'number' && !Number.isFinite(value) ? shape : value;
}

function fitList([itemShape]: readonly unknown[], value: unknown): unknown[] {
  return Array.isArray(value) ? value.map((item) => fit(itemShape, item)) : [];
}

function fit(shape: unknown, value: unknown): unknown {
  if (shape instanceof Nullable)
    return value === null || value === undefined ? null : fit(shape.shape, value);
  if (Array.isArray(shape)) return fitList(shape, value);
  if (!isRecord(shape)) return fitPrimitive(shape, value);
  const found = isRecord(value) ? value : {};
  return Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, fit(part, found[key])]));
}

/**
 * The parts of an answer that have the shape's types; what is missing or of another type is as in the shape, so that no
 * answer of a server can keep a screen from being drawn. A list is fitted to its shape's first item.
 */
export const fitShape = <Data>(shape: Data, value: unknown): Data => fit(shape, value) as Data;
