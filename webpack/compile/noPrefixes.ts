/** Stands in for Stylis's table of vendor prefixes: the declaration stays as it is. */
export const prefix = (): string => '';
