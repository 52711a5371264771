import { render, screen } from '@testing-library/react';
import { theme } from '../theme/theme';
import { TokenMark } from './TokenMark';

test.each([
  ['ORE', theme.color.ore],
  ['USDT', theme.color.usdt],
])('gives the mark of %s the color of its token', (symbol, color) => {
  render(<TokenMark symbol={symbol} />);
  expect(screen.getByText(symbol.slice(0, 1))).toHaveStyle({ color });
});
