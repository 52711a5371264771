import { createTransferRequest, toUnits } from './createTransferRequest';

test('[K5] converts an amount to the smallest unit without losing a digit', () => {
  expect(toUnits('1.5', 18)).toBe(1_500_000_000_000_000_000n);
  expect(toUnits('12345678901234567890.000000000000000001', 18)).toBe(
    12_345_678_901_234_567_890_000_000_000_000_000_001n,
  );
  expect(toUnits('007.50000000', 6)).toBe(7_500_000n);
  expect(() => toUnits('0.1234567', 6)).toThrow('more than 6 decimals');
});

test('[K4] creates the transaction request of a token transfer with its gas price', () => {
  const request = createTransferRequest({
    contract: '0x55d398326f99059fF775485246999027B3197955',
    recipient: '0x00000000000000000000000000000000000000Ab',
    amount: '2',
    decimals: 18,
    gasPriceGwei: 3,
  });
  expect(request).toEqual({
    to: '0x55d398326f99059fF775485246999027B3197955',
    data: `0xa9059cbb${'0'.repeat(62)}ab${'0'.repeat(48)}1bc16d674ec80000`,
    gasPrice: 3_000_000_000n,
  });
});
