import { calculateMedian, calculateRatio, rotate } from './statistics';

describe('medianOf', () => {
  it('takes the middle of an odd number, whatever the order', () => {
    expect(calculateMedian([900, 10, 30])).toBe(30);
  });

  it('takes the mean of the two in the middle of an even number', () => {
    expect(calculateMedian([4, 1, 100, 2])).toBe(3);
  });

  it('says nothing of no values and leaves its input as it is', () => {
    expect(calculateMedian([])).toBeNull();
    const values = [3, 1, 2];
    calculateMedian(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('ratioOf', () => {
  it('divides', () => {
    expect(calculateRatio(125, 100)).toBe(1.25);
  });

  it('calls two zeros equal and has no ratio to zero otherwise', () => {
    expect(calculateRatio(0, 0)).toBe(1);
    expect(calculateRatio(5, 0)).toBeNull();
  });

  it('has no ratio where a value is missing', () => {
    expect(calculateRatio(null, 100)).toBeNull();
    expect(calculateRatio(100, null)).toBeNull();
  });
});

describe('rotated', () => {
  it('lets everybody be first in turn', () => {
    expect([0, 1, 2, 3].map((round) => rotate(['a', 'b', 'c'], round).join(''))).toEqual([
      'abc',
      'bca',
      'cab',
      'abc',
    ]);
  });

  it('copes with nothing', () => {
    expect(rotate([], 4)).toEqual([]);
  });
});
