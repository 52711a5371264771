import { normalizeDecimal } from '@hashgrid/contracts';

/** Function selector of `transfer(address,uint256)`. */
const TRANSFER_SELECTOR = '0xa9059cbb';
const WEI_PER_GWEI = 1_000_000_000n;

/** Pads an ABI argument to 32 bytes, which are 64 hexadecimal digits. */
const padArgument = (hexadecimal: string) => hexadecimal.toLowerCase().padStart(64, '0');

/**
 * Converts an amount to the token's smallest unit.
 * @throws {RangeError} if the amount has more decimals than the token
 */
export function toUnits(amount: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = normalizeDecimal(amount).split('.');
  if (fraction.length > decimals) throw new RangeError(`"${amount}" has more than ${decimals} decimals.`);
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

interface TokenTransfer {
  /** Address of the token's contract. */
  contract: string;
  recipient: string;
  amount: string;
  decimals: number;
  gasPriceGwei: number;
}

/** Returns the transaction request of an ERC-20 token transfer. */
export const createTransferRequest = ({
  contract,
  recipient,
  amount,
  decimals,
  gasPriceGwei,
}: TokenTransfer) => ({
  to: contract as `0x${string}`,
  data: `${TRANSFER_SELECTOR}${padArgument(recipient.slice(2))}${padArgument(toUnits(amount, decimals).toString(16))}` as const,
  gasPrice: BigInt(gasPriceGwei) * WEI_PER_GWEI,
});
