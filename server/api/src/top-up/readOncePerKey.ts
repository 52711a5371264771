/** Returns a function that reads each key once and then returns the same value. A failed read is repeated. */
export function readOncePerKey<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const values = new Map<Key, { value: Value }>();
  return async (key) => {
    const known = values.get(key) ?? { value: await read(key) };
    values.set(key, known);
    return known.value;
  };
}
