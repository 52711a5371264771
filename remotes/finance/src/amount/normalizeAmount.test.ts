import { findReadings, normalizeAmount } from './normalizeAmount';

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
    ['١٢٫٥', '12.5'],
    ['١٢،٥', '12.5'],
    ['١٬٠٠٠٫٥', '1000.5'],
    ['۱۲', '12'],
    ['１２．５', '12.5'],
  ])('converts "%s" to %s', (input, amount) => {
    expect(normalizeAmount(input)).toBe(amount);
  });

  test.each(['1,000', '-1,5', '1,2,3', '1,00.5', '1.5,000', '1e9', ',', 'x'])('keeps "%s"', (input) => {
    expect(normalizeAmount(input)).toBe(input);
  });
});

describe('findReadings', () => {
  test('names both readings of a comma before three digits', () => {
    expect(findReadings('1,500')).toEqual({ thousands: '1500', fraction: '1.5000' });
    expect(findReadings('12,345')).toEqual({ thousands: '12345', fraction: '12.3450' });
  });

  test.each(['0,125', '1234,567', '1,0000', '1.000', '1,000,000', ''])(
    'finds one reading of "%s"',
    (amount) => {
      expect(findReadings(amount)).toBeNull();
    },
  );
});
