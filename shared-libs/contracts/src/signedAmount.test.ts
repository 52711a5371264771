import { signedAmount } from './signedAmount';

describe('a signed amount', () => {
  test.each([
    ['2.5', '+2.5'],
    ['-2.5', '\u22122.5'],
  ])('%s is shown as %s', (amount, shown) => {
    expect(signedAmount(amount, (unsigned) => unsigned)).toBe(shown);
  });

  test('has its sign before the digits of any script', () => {
    expect(signedAmount('-12', () => '١٢')).toBe('\u2212١٢');
  });
});
