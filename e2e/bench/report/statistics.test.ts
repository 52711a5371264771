import { calculateMedian, calculateQuantile, calculateRatio, shuffle } from './statistics';

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

describe('calculateQuantile', () => {
  it('interpolates between values', () => {
    expect(calculateQuantile([1, 2, 3, 4], 0.25)).toBe(1.75);
    expect(calculateQuantile([1, 2, 3, 4, 5], 0.75)).toBe(4);
  });

  it('returns the only value for any share', () => {
    expect([0, 0.25, 1].map((share) => calculateQuantile([7], share))).toEqual([7, 7, 7]);
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

describe('shuffle', () => {
  it('gives each order the same chance', () => {
    // All pairs of random choices for three items: one of three, then one of two.
    const choices = [0, 1, 2].flatMap((first) =>
      [0, 1].map((second) => [(first + 0.5) / 3, (second + 0.5) / 2]),
    );
    const orders = choices.map((numbers) => {
      const left = [...numbers];
      return shuffle(['a', 'b', 'c'], () => left.shift()!).join('');
    });
    expect(orders.sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });

  it('does not change its input', () => {
    const items = [1, 2, 3];
    shuffle(items, () => 0);
    expect(items).toEqual([1, 2, 3]);
  });
});
