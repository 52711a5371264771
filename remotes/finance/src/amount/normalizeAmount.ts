const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

const latinDigit = (digit: string) => {
  const code = digit.charCodeAt(0);
  return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
};

/**
 * What a player typed as an amount, as the decimal it clearly means (`.5`, `5.`, Arabic digits). A comma stays and is
 * refused later: `1,000` means a thousand to some and one to others.
 */
export const normalizeAmount = (typed: string): string =>
  typed
    .trim()
    .replace(/[٠-٩۰-۹]/g, latinDigit)
    .replace('٫', '.')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
