/** Returns a text with one full stop at its end: an error message may have one of its own. */
export const endSentence = (text: string): string => text.replace(/\.?$/, '.');
