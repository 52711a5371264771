import { medianOf, ratioOf, rotated } from './statistics';

describe('medianOf', () => {
  it('takes the middle of an odd number, whatever the order', () => {
    expect(medianOf([900, 10, 30])).toBe(30);
  });

  it('takes the mean of the two in the middle of an even number', () => {
    expect(medianOf([4, 1, 100, 2])).toBe(3);
  });

  it('says nothing of no values and leaves its input as it is', () => {
    expect(medianOf([])).toBeNull();
    const values = [3, 1, 2];
    medianOf(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('ratioOf', () => {
  it('divides', () => {
    expect(ratioOf(125, 100)).toBe(1.25);
  });

  it('calls two zeros equal and has no ratio to zero otherwise', () => {
    expect(ratioOf(0, 0)).toBe(1);
    expect(ratioOf(5, 0)).toBeNull();
  });

  it('has no ratio where a value is missing', () => {
    expect(ratioOf(null, 100)).toBeNull();
    expect(ratioOf(100, null)).toBeNull();
  });
});

describe('rotated', () => {
  it('lets everybody be first in turn', () => {
    expect([0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join(''))).toEqual([
      'abc',
      'bca',
      'cab',
      'abc',
    ]);
  });

  it('copes with nothing', () => {
    expect(rotated([], 4)).toEqual([]);
  });
});
