import { BigNumber } from 'bignumber.js';
import { DECIMAL_PLACES } from '@hashgrid/contracts';

/** Configuration of BigNumber: 80 decimal places [K5], and never an exponent. */
const CONFIG = { DECIMAL_PLACES, EXPONENTIAL_AT: 1e9 };
const Decimal = BigNumber.clone(CONFIG);

const GWEI_DECIMALS = 9;
const COIN_DECIMALS = 18;

/** Whether the player receives or pays an amount. Received amounts are rounded down and paid ones up, never in favor of the player. */
export type Direction = 'received' | 'paid';

const ROUNDING = { received: BigNumber.ROUND_DOWN, paid: BigNumber.ROUND_UP } as const;

const parseAmount = (amount: string): BigNumber => {
  if (!/^\d+(\.\d+)?$/.test(amount)) throw new RangeError(`"${amount}" is not an amount.`);
  return new Decimal(amount);
};

/**
 * Returns an amount of a token in its smallest units: `toUnits('1.5', 18, 'paid')` is 1500000000000000000n.
 * @throws {RangeError} if the text is not an amount.
 */
export const toUnits = (amount: string, decimals: number, direction: Direction): bigint =>
  BigInt(parseAmount(amount).shiftedBy(decimals).integerValue(ROUNDING[direction]).toFixed());

/** Returns the amount of a token in its smallest units, without trailing zeros. */
export const fromUnits = (units: bigint, decimals: number): string =>
  new Decimal(units.toString()).shiftedBy(-decimals).toFixed();

/** Returns a gas price in wei: `gasPriceToWei(3)` is 3000000000n. */
export const gasPriceToWei = (gwei: number): bigint => toUnits(String(gwei), GWEI_DECIMALS, 'paid');

/** Returns the fee of a transaction in the native coin of its chain, for a gas price in gwei. */
export const calculateGasFee = (gas: bigint, gwei: number): string =>
  fromUnits(gas * gasPriceToWei(gwei), COIN_DECIMALS);

/**
 * Returns an amount multiplied by a rate, rounded to `decimals` places.
 * @param options.isInverse Whether to divide by the rate instead.
 * @throws {RangeError} if the amount or the rate is not a decimal, or the divisor is zero.
 */
export const convertAmount = (
  amount: string,
  rate: string,
  { decimals, direction, isInverse = false }: { decimals: number; direction: Direction; isInverse?: boolean },
): string => {
  if (!isInverse)
    return parseAmount(amount)
      .times(parseAmount(rate))
      .decimalPlaces(decimals, ROUNDING[direction])
      .toFixed();
  // The quotient is rounded in the same direction at 80 places: rounding it down first would hide the remainder.
  const RoundingDecimal = BigNumber.clone({ ...CONFIG, ROUNDING_MODE: ROUNDING[direction] });
  const quotient = new RoundingDecimal(parseAmount(amount)).div(parseAmount(rate));
  if (!quotient.isFinite()) throw new RangeError(`"${rate}" is not a rate.`);
  return quotient.decimalPlaces(decimals, ROUNDING[direction]).toFixed();
};
