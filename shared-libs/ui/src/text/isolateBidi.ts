/** Wraps a name of unknown script in Unicode bidi isolates, so that it renders correctly in text of any direction. */
export const isolateBidi = (name: string): string => `\u2068${name}\u2069`;
