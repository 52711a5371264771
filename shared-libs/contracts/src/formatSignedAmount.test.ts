import { formatSignedAmount } from './formatSignedAmount';

describe('a signed amount', () => {
  test.each([
    ['2.5', '+2.5'],
    ['-2.5', '\u22122.5'],
  ])('%s is shown as %s', (amount, shown) => {
    expect(formatSignedAmount(amount, (unsigned) => unsigned)).toBe(shown);
  });

  test('has its sign before the digits of any script', () => {
    expect(formatSignedAmount('-12', () => '١٢')).toBe('\u2212١٢');
  });
});
