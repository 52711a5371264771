import { invertRate } from './invertRate';

test.each([
  ['0.5', '2'],
  ['0.000015', '66666.67'],
  ['3', '0.33333333'],
  ['66666.67', '0.000015'],
])('the inverse of the rate %s is %s', (rate, inverse) => {
  expect(invertRate(rate)).toBe(inverse);
});

test.each(['0', '0.00000000', 'x'])('the rate "%s" has no inverse', (rate) => {
  expect(invertRate(rate)).toBeNull();
});
