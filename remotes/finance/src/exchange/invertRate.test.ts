import { invertRate } from './invertRate';

test.each([
  ['0.5', '2'],
  ['0.000015', '66666.67'],
  ['3', '0.33333333'],
  ['66666.67', '0.000015'],
])('inverts the rate %s to %s', (rate, inverse) => {
  expect(invertRate(rate)).toBe(inverse);
});

test.each(['0', '0.00000000', 'x'])('returns null for the rate "%s"', (rate) => {
  expect(invertRate(rate)).toBeNull();
});
