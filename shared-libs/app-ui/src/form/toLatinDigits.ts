const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Replaces Arabic and Persian digits by Latin ones, for what a player types: `٤٢` becomes `42`. */
export const toLatinDigits = (typed: string): string =>
  // The low four bits of their code points are the digit.
  typed.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
