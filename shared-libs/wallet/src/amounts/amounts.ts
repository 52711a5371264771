import { BigNumber } from 'bignumber.js';
import { DECIMAL_PLACES } from '@hashgrid/contracts';

/** Decimals with 80 places [K5] that are never written with an exponent. */
const FORMAT = { DECIMAL_PLACES, EXPONENTIAL_AT: 1e9 };
const Decimal = BigNumber.clone(FORMAT);

const GWEI_DECIMALS = 9;
const COIN_DECIMALS = 18;

/** What a result is for the player. It decides which way to round, so that rounding never favors the player. */
export type Direction = 'received' | 'paid';

const ROUNDING = { received: BigNumber.ROUND_DOWN, paid: BigNumber.ROUND_UP } as const;

const parse = (amount: string): BigNumber => {
  if (!/^\d+(\.\d+)?$/.test(amount)) throw new RangeError(`"${amount}" is not an amount.`);
  return new Decimal(amount);
};

/** Returns the smallest units of a token in an amount: `toUnits('1.5', 18, 'paid')` is 1500000000000000000. */
export const toUnits = (amount: string, decimals: number, direction: Direction): bigint =>
  BigInt(parse(amount).shiftedBy(decimals).integerValue(ROUNDING[direction]).toFixed());

/** Returns the amount of a token in its smallest units, without trailing zeros. */
export const fromUnits = (units: bigint, decimals: number): string =>
  new Decimal(units.toString()).shiftedBy(-decimals).toFixed();

/** Returns a gas price in wei: `gasPriceToWei(3)` is 3000000000. */
export const gasPriceToWei = (gwei: number): bigint => toUnits(String(gwei), GWEI_DECIMALS, 'paid');

/** Returns the fee of a transaction in the coin of its chain. */
export const calculateGasFee = (gas: bigint, gwei: number): string =>
  fromUnits(gas * gasPriceToWei(gwei), COIN_DECIMALS);

/**
 * Returns an amount at a rate, rounded to the decimals of the result.
 * @param isInverse Whether to divide by the rate.
 */
export const convertAmount = (
  amount: string,
  rate: string,
  { decimals, direction, isInverse = false }: { decimals: number; direction: Direction; isInverse?: boolean },
): string => {
  if (!isInverse)
    return parse(amount).times(parse(rate)).decimalPlaces(decimals, ROUNDING[direction]).toFixed();
  // Rounded the same way at 80 places: rounding down first would hide that there is a rest.
  const Divider = BigNumber.clone({ ...FORMAT, ROUNDING_MODE: ROUNDING[direction] });
  const quotient = new Divider(amount).div(parse(rate));
  if (!quotient.isFinite()) throw new RangeError(`"${rate}" is not a rate.`);
  return quotient.decimalPlaces(decimals, ROUNDING[direction]).toFixed();
};
