import { multiplyDecimals } from '@hashgrid/contracts';

const getSmallestUnit = (decimals: number) => (decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`);

/** Returns the fee of a payment as the server calculates it: a share of the amount, at least the token's smallest unit. */
export function estimateFee(amount: string, decimals: number, feeBps: number): string {
  const fee = multiplyDecimals(amount, `0.${String(feeBps).padStart(4, '0')}`, decimals);
  return fee === '0' ? getSmallestUnit(decimals) : fee;
}
