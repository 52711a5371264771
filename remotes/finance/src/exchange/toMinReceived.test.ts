import { toMinReceived } from './toMinReceived';

test.each([
  ['0.00015', 8, '0.0001485'],
  ['10', 6, '9.9'],
  ['0.000001', 6, '0.000001'],
  ['1.234567', undefined, '1.222222'],
  ['3', undefined, '3'],
])('allows %s with %s decimal places to fall to %s', (received, decimals, minimum) => {
  expect(toMinReceived(received, decimals)).toBe(minimum);
});
