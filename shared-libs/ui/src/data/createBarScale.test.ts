import { createBarScale } from './createBarScale';

describe('createBarScale', () => {
  test('starts at zero if no value is negative', () => {
    expect(createBarScale([0, 3, 7.2])).toEqual({ top: 8, bottom: 0, ticks: [8, 6, 4, 2, 0] });
  });

  test('extends below zero as far as the values, in the same steps', () => {
    expect(createBarScale([10, -3])).toEqual({ top: 10, bottom: -5, ticks: [10, 7.5, 5, 2.5, 0, -2.5, -5] });
    expect(createBarScale([-22])).toEqual({ top: 0, bottom: -30, ticks: [0, -10, -20, -30] });
  });

  test('spans 0 to 1 without values, and ignores values that are not finite', () => {
    expect(createBarScale([])).toEqual({ top: 1, bottom: 0, ticks: [1, 0.75, 0.5, 0.25, 0] });
    expect(createBarScale([NaN, Infinity, 2]).top).toBe(2);
  });
});
