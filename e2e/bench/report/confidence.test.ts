import { calculateInterval, calculateRatioInterval } from './confidence';

/** Uniform values from 0 to 1 that are the same in each run. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

describe('calculateInterval', () => {
  it('has no interval for 5 values, and one that spans all values for 6', () => {
    expect(calculateInterval([1, 2, 3, 4, 5])).toBeNull();
    expect(calculateInterval([6, 1, 5, 2, 4, 3])).toEqual({ estimate: 3.5, low: 1, high: 6 });
  });

  it('agrees with the published example of the signed-rank interval', () => {
    // Differences in depression scores from Hollander and Wolfe, table 3.1: R's wilcox.test(…, conf.int = TRUE) gives these.
    const differences = [-0.952, 0.147, -1.022, -0.43, -0.62, -0.59, -0.49, 0.08, -0.01];
    const { estimate, low, high } = calculateInterval(differences)!;
    expect(estimate).toBeCloseTo(-0.46, 2);
    expect(low).toBeCloseTo(-0.786, 3);
    expect(high).toBeCloseTo(-0.01, 3);
  });

  it('is not moved by one outlier', () => {
    const values = [10, 11, 9, 10.5, 9.5, 10.2, 9.8, 10.1];
    const { estimate, high } = calculateInterval([...values, 1000])!;
    expect(estimate).toBeCloseTo(10.1, 0);
    expect(high).toBeLessThan(600);
  });

  it('contains the true location in 95% of samples', () => {
    const random = createRandom(7);
    const samples = Array.from({ length: 500 }, () => Array.from({ length: 12 }, () => random() + random()));
    const hits = samples
      .map((values) => calculateInterval(values)!)
      .filter(({ low, high }) => low <= 1 && high >= 1);
    expect(hits.length / samples.length).toBeGreaterThan(0.93);
    expect(hits.length / samples.length).toBeLessThan(0.98);
  });
});

describe('calculateRatioInterval', () => {
  it('gives the same result for the inverse ratios', () => {
    const ratios = [0.9, 1.1, 1.05, 0.97, 1.2, 1.01, 0.99];
    const { low, high } = calculateRatioInterval(ratios)!;
    const inverse = calculateRatioInterval(ratios.map((ratio) => 1 / ratio))!;
    expect(1 / inverse.high).toBeCloseTo(low);
    expect(1 / inverse.low).toBeCloseTo(high);
  });

  it('has no interval when a ratio is 0', () => {
    expect(calculateRatioInterval([0, 1, 1, 1, 1, 1, 1])).toBeNull();
  });
});
