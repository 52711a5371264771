/** First bytes of a call of `transfer(address,uint256)`. */
const TRANSFER_SELECTOR = '0xa9059cbb';
const WEI_PER_GWEI = 1_000_000_000n;

const toWord = (hexadecimal: string) => hexadecimal.toLowerCase().padStart(64, '0');

/** Converts a decimal to units of a token. Throws when it has more decimals than the token. */
export function toUnits(amount: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  if (fraction.length > decimals) throw new RangeError(`"${amount}" has more than ${decimals} decimals.`);
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

interface Order {
  /** Contract of the token. */
  contract: string;
  recipient: string;
  amount: string;
  decimals: number;
  gasPriceGwei: number;
}

/** Returns the transaction that transfers tokens to an address. */
export const createTransferRequest = ({ contract, recipient, amount, decimals, gasPriceGwei }: Order) => ({
  to: contract as `0x${string}`,
  data: `${TRANSFER_SELECTOR}${toWord(recipient.slice(2))}${toWord(toUnits(amount, decimals).toString(16))}` as const,
  gasPrice: BigInt(gasPriceGwei) * WEI_PER_GWEI,
});
