import { normalizeAmount } from './normalizeAmount';

describe('a typed amount', () => {
  test.each([
    [' 12.5 ', '12.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['١٢٫٥', '12.5'],
    ['۱۲', '12'],
    ['1,000', '1,000'],
    ['1e9', '1e9'],
  ])('%s is read as %s', (typed, amount) => {
    expect(normalizeAmount(typed)).toBe(amount);
  });
});
