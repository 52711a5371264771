import { formatSignedAmount } from './formatSignedAmount';

describe('formatSignedAmount', () => {
  test.each([
    ['2.5', '+2.5'],
    ['-2.5', '\u22122.5'],
  ])('formats %s as %s', (amount, shown) => {
    expect(formatSignedAmount(amount, (unsigned) => unsigned)).toBe(shown);
  });

  test('puts the sign before the digits of any script', () => {
    expect(formatSignedAmount('-12', () => '١٢')).toBe('\u2212١٢');
  });
});
