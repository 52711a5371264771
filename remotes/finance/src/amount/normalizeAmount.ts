const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

const latinDigit = (digit: string) => {
  const code = digit.charCodeAt(0);
  return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
};

/**
 * Converts unambiguous input to a decimal string: `.5`, `5.`, Arabic digits. Keeps commas, which validation rejects:
 * `1,000` is a thousand in some languages and one in others.
 */
export const normalizeAmount = (input: string): string =>
  input
    .trim()
    .replace(/[٠-٩۰-۹]/g, latinDigit)
    .replace('٫', '.')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
