/** Keeps a name of unknown script in one piece within a text of any direction (Unicode isolates). */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
