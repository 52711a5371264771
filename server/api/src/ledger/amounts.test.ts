import fc from 'fast-check';
import { toDecimal, toMinorUnits } from './amounts';

describe('amounts', () => {
  test.each([
    ['1', 6, 1_000_000n],
    ['0.000001', 6, 1n],
    ['1.500000000', 6, 1_500_000n],
    ['0.0000001', 6, undefined],
    ['7', 0, 7n],
  ])('converts %s with %i decimals to %s minor units', (decimal, decimals, units) => {
    expect(toMinorUnits(decimal, decimals)).toBe(units);
  });

  test('reads a formatted decimal back as the same units', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 63n), fc.integer({ min: 0, max: 18 }), (units, decimals) => {
        expect(toMinorUnits(toDecimal(units, decimals), decimals)).toBe(units);
      }),
    );
  });

  test('formats zero without a sign', () => {
    expect(toDecimal(0n, 6)).toBe('0');
  });

  test('keeps the sign of negative amounts', () => {
    expect(toDecimal(-1_500_000n, 6)).toBe('-1.5');
    expect(toDecimal(-1n, 6)).toBe('-0.000001');
  });
});
