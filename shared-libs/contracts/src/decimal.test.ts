import {
  addDecimals,
  compareDecimals,
  DecimalError,
  countFractionDigits,
  isDecimal,
  multiplyDecimals,
  normalizeDecimal,
  calculateShare,
  subtractDecimals,
  isZeroDecimal,
} from './decimal';

describe('decimals', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['-0.00', '0'],
    ['007.50', '7.5'],
    ['0.00000001', '0.00000001'],
    ['-12.340', '-12.34'],
    ['99999999999999999999.123456789012345678', '99999999999999999999.123456789012345678'],
  ])('%s has the canonical form %s', (text, canonical) => {
    expect(normalizeDecimal(text)).toBe(canonical);
  });

  test.each(['', '.', '1.', '.5', '+1', '1e9', '1,5', ' 1', '1 ', 'NaN', 'Infinity', '0x10', '--1', '١'])(
    'rejects "%s"',
    (text) => {
      expect(isDecimal(text)).toBe(false);
      expect(() => normalizeDecimal(text)).toThrow(DecimalError);
    },
  );

  test('adds exactly where floats cannot', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3');
    expect(addDecimals('9007199254740993', '0.000001')).toBe('9007199254740993.000001');
    expect(addDecimals('1', '-1.5', '0.25')).toBe('-0.25');
    expect(addDecimals()).toBe('0');
  });

  test('subtracts, also below zero', () => {
    expect(subtractDecimals('25', '0.000001')).toBe('24.999999');
    expect(subtractDecimals('0.1', '0.3')).toBe('-0.2');
    expect(subtractDecimals('1', '-1')).toBe('2');
  });

  test.each([
    ['12.5', '0.5', 6, '6.25'],
    ['0.00000001', '0.5', 6, '0'],
    ['1.99999999', '1', 6, '1.999999'],
    ['-1.9999999', '1', 6, '-1.999999'],
    ['123456789012345.12345678', '98765.432109', 6, '12193263113593909453.647828'],
  ])('%s × %s truncated to %i digits is %s', (left, right, decimals, product) => {
    expect(multiplyDecimals(left, right, decimals)).toBe(product);
    expect(multiplyDecimals(right, left, decimals)).toBe(product);
  });

  test('[K5] calculates with eighty fraction digits without loss', () => {
    const smallest = `0.${'0'.repeat(79)}1`;
    const nines = `0.${'9'.repeat(80)}`;
    expect(addDecimals(nines, smallest)).toBe('1');
    expect(subtractDecimals('1', smallest)).toBe(nines);
    expect(compareDecimals(nines, '1')).toBe(-1);
    expect(multiplyDecimals(`0.${'0'.repeat(39)}3`, `0.${'0'.repeat(39)}7`)).toBe(`0.${'0'.repeat(78)}21`);
    // The eighty-first digit is truncated.
    expect(multiplyDecimals(nines, '0.1')).toBe(`0.0${'9'.repeat(79)}`);
  });

  test('compares by value, not by text', () => {
    expect(compareDecimals('10', '9')).toBe(1);
    expect(compareDecimals('1.0', '1')).toBe(0);
    expect(compareDecimals('-2', '-1')).toBe(-1);
    expect(compareDecimals('0.1', '0.09999999999999999999')).toBe(1);
  });

  test('counts fraction digits without trailing zeros', () => {
    expect(countFractionDigits('1')).toBe(0);
    expect(countFractionDigits('1.2300')).toBe(2);
  });

  test.each([
    ['25', '100', 0.25],
    ['0.3', '0.9', 0.333333333333333],
    ['0.000001', '1000000', 1e-12],
    ['1', '0', 0],
    ['5', '2', 1],
    ['-1', '2', 0],
  ])('%s of %s is a share of %d', (part, whole, share) => {
    expect(calculateShare(part, whole)).toBe(share);
  });

  test('obeys the laws of arithmetic for many numbers', () => {
    // Multiples of a prime power have varied digits, and are the same in every run.
    const numbers = Array.from({ length: 60 }, (_, index) => {
      const digits = ((BigInt(index) * 7919n ** 5n) % 10n ** 17n).toString().padStart(9, '0');
      return `${index % 2 ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`;
    });
    for (const a of numbers)
      for (const b of numbers) {
        expect(subtractDecimals(addDecimals(a, b), b)).toBe(normalizeDecimal(a));
        expect(multiplyDecimals(a, b, 40)).toBe(multiplyDecimals(b, a, 40));
        // `+ 0` turns -0 into 0, which `toBe` tells apart.
        expect(compareDecimals(a, b)).toBe(-compareDecimals(b, a) + 0);
      }
  });
});

test.each([
  ['0', true],
  ['-0.000', true],
  ['0.0001', false],
  ['-10', false],
])('tells whether %s is zero: %s', (text, isZero) => {
  expect(isZeroDecimal(text)).toBe(isZero);
});
