/** Returns the first and last letter of a name with a fixed mask between them, which also hides its length. */
export const maskName = (name: string) => `${name.slice(0, 1)}***${name.slice(-1)}`;
