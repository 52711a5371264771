import { calculateGasFee, convertAmount, fromUnits, gasPriceToWei, toUnits } from './amounts';

test('[K5] divides with 80 decimal places', () => {
  const result = convertAmount('1', '3', { decimals: 80, direction: 'received', isInverse: true });
  expect(result).toBe(`0.${'3'.repeat(80)}`);
});

test('[K5] multiplies without losing a digit', () => {
  const rate = `1.${'0'.repeat(39)}1`;
  expect(convertAmount(rate, rate, { decimals: 80, direction: 'received' })).toBe(
    `1.${'0'.repeat(39)}2${'0'.repeat(39)}1`,
  );
});

test.each([
  ['received', '0.66'],
  ['paid', '0.67'],
] as const)('[K5] never rounds what is %s in favor of the player', (direction, expected) => {
  const options = { decimals: 2, direction, isInverse: true };
  expect(convertAmount('2', '3', options)).toBe(expected);
  expect(convertAmount('0.6666', '1', { decimals: 2, direction })).toBe(expected);
});

test('[K5] rounds up what is paid even when the remainder is beyond 80 places', () => {
  const rate = `1.${'0'.repeat(89)}1`;
  const divide = (direction: 'paid' | 'received') =>
    convertAmount('1', rate, { decimals: 2, direction, isInverse: true });
  expect(divide('paid')).toBe('1');
  expect(divide('received')).toBe('0.99');
});

test('converts amounts to units of 18 decimals and back, beyond the precision of a number', () => {
  expect(toUnits('123456789012.123456789012345678', 18, 'paid')).toBe(123456789012123456789012345678n);
  expect(fromUnits(123456789012123456789012345678n, 18)).toBe('123456789012.123456789012345678');
  expect(fromUnits(1n, 18)).toBe('0.000000000000000001');
  expect(fromUnits(0n, 18)).toBe('0');
});

test.each(['received', 'paid'] as const)(
  'rounds a fraction of a unit that is %s in favor of the product',
  (direction) => {
    expect(toUnits('0.0000015', 6, direction)).toBe(direction === 'paid' ? 2n : 1n);
  },
);

test.each(['', '-1', '1e3', '1,5', '0x10', 'NaN', 'Infinity', '.5', ' 1'])(
  'rejects %j as an amount',
  (amount) => {
    expect(() => toUnits(amount, 18, 'paid')).toThrow(RangeError);
  },
);

test.each(['', '-1', '1e3', 'NaN'])('rejects %j as an amount or rate to convert', (text) => {
  for (const isInverse of [false, true]) {
    const options = { decimals: 2, direction: 'received', isInverse } as const;
    expect(() => convertAmount(text, '2', options)).toThrow(RangeError);
    expect(() => convertAmount('2', text, options)).toThrow(RangeError);
  }
});

test('rejects a rate of zero', () => {
  const options = { decimals: 2, direction: 'paid', isInverse: true } as const;
  expect(() => convertAmount('1', '0', options)).toThrow(RangeError);
});

test('[K4] converts the gas prices to choose from to wei, and computes the fee of a transaction', () => {
  expect([3, 4, 5, 10].map(gasPriceToWei)).toEqual([3000000000n, 4000000000n, 5000000000n, 10000000000n]);
  expect(calculateGasFee(65_000n, 3)).toBe('0.000195');
});
