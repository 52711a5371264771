import {
  countFractionDigits,
  multiplyDecimals,
  subtractDecimals,
  type ExchangeQuote,
} from '@hashgrid/contracts';

/** Slippage tolerance: the swap fails when the price moves against the player by more than this. */
export const SLIPPAGE_PERCENT = 1;

/**
 * Returns the minimum amount that a swap may pay out. Its decimal places are those of the token to receive; if neither the quote nor
 * the list of tokens has them, those of the quoted amount, because the server rejects further ones.
 * @param tokenDecimals decimal places in the list of tokens, for the quotes of an older API; undefined while it isn't loaded
 */
export const toMinReceived = (
  { received, decimals }: Pick<ExchangeQuote, 'received' | 'decimals'>,
  tokenDecimals: number = countFractionDigits(received),
): string =>
  subtractDecimals(
    received,
    multiplyDecimals(received, String(SLIPPAGE_PERCENT / 100), decimals ?? tokenDecimals),
  );
