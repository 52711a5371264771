import { findReadings, normalizeAmount, toEnteredAmount } from './normalizeAmount';

describe('normalizeAmount', () => {
  test.each([
    [' 12.5 ', '12.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['12,5', '12.5'],
    ['0,125', '0.125'],
    ['1234,567', '1234.567'],
    ['1,0000', '1.0000'],
    [',5', '0.5'],
    ['5,', '5'],
    ['1,000.5', '1000.5'],
    ['1.000,5', '1000.5'],
    ['1,000,000', '1000000'],
    ['1.000.000,25', '1000000.25'],
    ['1.000', '1.000'],
    ['\u2066 12.5\u2069', '12.5'],
    ['\u200f12,5\u061c', '12.5'],
    ['١٢٫٥', '12.5'],
    ['١٢،٥', '12.5'],
    ['١٬٠٠٠٫٥', '1000.5'],
    ['١٬٠٠٠', '1000'],
    ['١،٠٠٠،٠٠٠', '1000000'],
    ['۱۲', '12'],
    ['１２．５', '12.5'],
    ['1 000', '1000'],
    ['1\u202f234\u202f567,25', '1234567.25'],
    ['12\u00a0345,125', '12345.125'],
  ])('converts "%s" to %s', (input, amount) => {
    expect(normalizeAmount(input)).toBe(amount);
  });

  test.each(['1,000', '-1,5', '1,2,3', '1,00.5', '1.5,000', '1e9', ',', 'x', '1 00', '1 000 5', '0 500'])(
    'returns "%s" unchanged',
    (input) => {
      expect(normalizeAmount(input)).toBe(input);
    },
  );
});

describe('findReadings', () => {
  test('returns both readings of a comma before three digits', () => {
    expect(findReadings('1,500', false)).toEqual({ thousands: '1500', fraction: '1.5000' });
    expect(findReadings('12,345', true)).toEqual({ thousands: '12345', fraction: '12.3450' });
  });

  test.each(['0,125', '1234,567', '1,0000', '1.000', '1,000,000', ''])(
    'returns null for "%s", which cannot be read in two ways',
    (amount) => {
      expect(findReadings(amount, false)).toBeNull();
    },
  );

  test('returns both readings of a point before three digits if the player’s format has a decimal comma', () => {
    expect(findReadings('1.500', true)).toEqual({ thousands: '1500', fraction: '1.5000' });
    for (const amount of ['0.125', '1234.567', '1.5000', '1.50'])
      expect(findReadings(amount, true)).toBeNull();
  });
});

test('adds a zero to an amount whose point would look like a thousands separator', () => {
  expect(toEnteredAmount('10.999', true)).toBe('10.9990');
  expect(toEnteredAmount('10.999', false)).toBe('10.999');
  expect(toEnteredAmount('10.99', true)).toBe('10.99');
});

test('keeps an amount from a link that can be read in two ways', () => {
  for (const hasDecimalComma of [true, false])
    expect(toEnteredAmount('1,000', hasDecimalComma)).toBe('1,000');
});
