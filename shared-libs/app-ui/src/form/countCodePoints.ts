/** Counts the code points of a text, as the server does; some emoji are several. */
export const countCodePoints = (text: string): number => [...text].length;
