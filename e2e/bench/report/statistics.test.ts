import { calculateMedian, calculateRatio, rotate } from './statistics';

describe('calculateMedian', () => {
  it('returns the middle of an odd number of values in any order', () => {
    expect(calculateMedian([900, 10, 30])).toBe(30);
  });

  it('returns the mean of the two middle values of an even number', () => {
    expect(calculateMedian([4, 1, 100, 2])).toBe(3);
  });

  it('returns null without values and does not change its input', () => {
    expect(calculateMedian([])).toBeNull();
    const values = [3, 1, 2];
    calculateMedian(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('calculateRatio', () => {
  it('divides the value by the base', () => {
    expect(calculateRatio(125, 100)).toBe(1.25);
  });

  it('returns 1 for two zeros and null for another ratio to zero', () => {
    expect(calculateRatio(0, 0)).toBe(1);
    expect(calculateRatio(5, 0)).toBeNull();
  });

  it('returns null when a value is missing', () => {
    expect(calculateRatio(null, 100)).toBeNull();
    expect(calculateRatio(100, null)).toBeNull();
  });
});

describe('rotate', () => {
  it('moves each item to the front in turn', () => {
    expect([0, 1, 2, 3].map((round) => rotate(['a', 'b', 'c'], round).join(''))).toEqual([
      'abc',
      'bca',
      'cab',
      'abc',
    ]);
  });

  it('returns an empty list for an empty list', () => {
    expect(rotate([], 4)).toEqual([]);
  });
});
