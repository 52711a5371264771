import { multiplyDecimals } from '@hashgrid/contracts';

const getSmallestUnit = (decimals: number) => (decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`);

const BPS_PER_WHOLE = 10_000;

/**
 * Returns the fee of a payment as the server calculates it: a share of the amount, at least the token's smallest unit.
 * @param feeBps the share in basis points; 10 is 0.1%
 */
export function estimateFee(amount: string, decimals: number, feeBps: number): string {
  const fee = multiplyDecimals(amount, String(feeBps / BPS_PER_WHOLE), decimals);
  return fee === '0' ? getSmallestUnit(decimals) : fee;
}
