import { getTokenColor } from './getTokenColor';
import { theme } from './theme';

test('returns a known token’s own color, and always the same other color for an unknown one', () => {
  expect(getTokenColor('ORE')).toBe(theme.color.ore);
  for (const symbol of ['DOGE', 'constructor']) {
    expect(getTokenColor(symbol)).toMatch(/^var\(/);
    expect(getTokenColor(symbol)).toBe(getTokenColor(symbol));
  }
});

test('derives the color of an unknown token from all its letters', () => {
  const colors = ['AXC', 'BXC', 'CXC'].map(getTokenColor);
  expect(new Set(colors).size).toBe(3);
});
