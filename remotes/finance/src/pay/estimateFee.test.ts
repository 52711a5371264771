import { estimateFee } from './estimateFee';

test.each([
  ['1', 6, '0.001'],
  ['12.3456789', 6, '0.012345'],
  ['0.0001', 6, '0.000001'],
  ['0.00000001', 8, '0.00000001'],
  ['5', 0, '1'],
  ['2500', 0, '2'],
])(
  'estimates the fee of %s in a token with %i decimal places as %s at 10 basis points',
  (amount, decimals, fee) => {
    expect(estimateFee(amount, decimals, 10)).toBe(fee);
  },
);

test.each([
  [0, '0.000001'],
  [1, '0.0002'],
  [9999, '1.9998'],
  [10_000, '2'],
  [12_345, '2.469'],
])('estimates the fee of 2 at %i basis points as %s', (feeBps, fee) => {
  expect(estimateFee('2', 6, feeBps)).toBe(fee);
});
