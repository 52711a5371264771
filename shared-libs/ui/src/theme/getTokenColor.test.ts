import { getTokenColor } from './getTokenColor';
import { theme } from './theme';

test('returns a known token’s own color, and another one for an unknown token', () => {
  expect(getTokenColor('ORE')).toBe(theme.color.ore);
  for (const symbol of ['DOGE', 'constructor']) {
    expect(getTokenColor(symbol)).toMatch(/^var\(/);
    expect(getTokenColor(symbol)).not.toBe(theme.color.ore);
  }
});

test.each([
  ['first', ['AXC', 'BXC', 'CXC']],
  ['second', ['AXC', 'AYC', 'AZC']],
  ['last', ['AXC', 'AXD', 'AXE']],
])('derives the color of an unknown token from its %s letter too', (_, symbols) => {
  expect(new Set(symbols.map(getTokenColor)).size).toBe(3);
});
