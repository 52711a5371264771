import { theme } from './theme';

const TOKEN_COLORS: Readonly<Record<string, string>> = {
  ORE: theme.color.ore,
  USDT: theme.color.usdt,
};
const OTHER_COLORS = [theme.color.bonus, theme.color.gain, theme.color.warn];

/** Returns the CSS color of a token, the same on every screen. The color of an unknown token is derived from its symbol. */
export function getTokenColor(symbol: string): string {
  const known = Object.hasOwn(TOKEN_COLORS, symbol) && TOKEN_COLORS[symbol];
  if (known) return known;
  // With a multiple of the number of colors as the factor, only the last letter would count.
  const hash = [...symbol].reduce((total, letter) => total * 2 + (letter.codePointAt(0) ?? 0), 0);
  return OTHER_COLORS[hash % OTHER_COLORS.length] ?? theme.color.bonus;
}
