/** Decimals of the two tokens, as in the migrations. */
export const ORE_DECIMALS = 8;
export const USDT_DECIMALS = 6;
