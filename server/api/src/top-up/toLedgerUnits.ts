/** Decimals of USDT on chains 56 and 97. */
export const CHAIN_DECIMALS = 18;
/** Decimals of USDT in the ledger. */
const LEDGER_DECIMALS = 6;
const UNITS_PER_MINOR_UNIT = 10n ** BigInt(CHAIN_DECIMALS - LEDGER_DECIMALS);

/** Converts units on the chain to minor units of the ledger, rounded down. */
export const toLedgerUnits = (value: bigint): bigint => value / UNITS_PER_MINOR_UNIT;
