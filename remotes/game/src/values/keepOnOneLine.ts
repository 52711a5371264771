/** Prevents line breaks within a date in a text: in right-to-left text, its second line would seem to be its start. */
export const keepOnOneLine = (date: string): string => date.replaceAll(' ', '\u00a0');
