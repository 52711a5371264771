import { createChartScale } from './createChartScale';

test.each([
  [[3], [4, 3, 2, 1, 0]],
  [
    [0.7, 1.9],
    [2, 1.5, 1, 0.5, 0],
  ],
  [
    [28, 3],
    [40, 30, 20, 10, 0],
  ],
  [[1503.25], [2000, 1500, 1000, 500, 0]],
  [[0], [1, 0.75, 0.5, 0.25, 0]],
  [[], [1, 0.75, 0.5, 0.25, 0]],
  [
    [Number.NaN, -5],
    [1, 0.75, 0.5, 0.25, 0],
  ],
  [[0.0003], [0.0004, 0.0003, 0.0002, 0.0001, 0]],
])('scales %j from zero to a round top in even steps', (values, ticks) => {
  expect(createChartScale(values)).toEqual({ top: ticks[0], ticks });
});

test('has a top of at least the largest value, and at most two and a half times as much', () => {
  for (let value = 0.001; value < 1e7; value *= 1.37) {
    const { top } = createChartScale([value]);
    expect(top).toBeGreaterThanOrEqual(value * (1 - 1e-9));
    expect(top).toBeLessThanOrEqual(value * 2.5);
  }
});
