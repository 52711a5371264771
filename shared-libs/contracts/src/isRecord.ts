/** Whether a value that may be anything, such as parsed JSON, is an object that isn't an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
