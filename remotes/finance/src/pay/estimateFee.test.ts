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
