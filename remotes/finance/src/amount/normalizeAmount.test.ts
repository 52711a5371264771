import { normalizeAmount } from './normalizeAmount';

describe('normalizeAmount', () => {
  test.each([
    [' 12.5 ', '12.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['١٢٫٥', '12.5'],
    ['۱۲', '12'],
    ['1,000', '1,000'],
    ['1e9', '1e9'],
  ])('converts "%s" to %s', (input, amount) => {
    expect(normalizeAmount(input)).toBe(amount);
  });
});
