import {
  addDecimals,
  isZeroDecimal,
  MINED_TOKEN_SYMBOL,
  type TokenProfit,
  type DailyProfitEntry,
} from '@hashgrid/contracts';

/** Profit of one token on one day. */
export interface DailyTokenProfit extends TokenProfit {
  day: string;
  blocks: number;
  /** Earned on this day and not paid to the wallet yet. */
  unpaid: string;
  /** Ledger entries that paid out the day. */
  entryIds: readonly string[];
}

const createZeroProfit = (token: string): TokenProfit => ({
  token,
  gross: '0',
  bonus: '0',
  costs: '0',
  net: '0',
});

/** Returns the profit of a token; zero if the list has none. */
export const findTokenProfit = (profits: readonly TokenProfit[], token: string): TokenProfit =>
  profits.find((profit) => profit.token === token) ?? createZeroProfit(token);

/** Returns a day's profit of one token. Blocks, unpaid rewards and payouts belong to the mined token only. */
export function toDailyTokenProfit(
  { day, blocks, tokens, unpaid, entryIds }: DailyProfitEntry,
  token: string,
): DailyTokenProfit {
  const isMined = token === MINED_TOKEN_SYMBOL;
  return {
    ...findTokenProfit(tokens, token),
    day,
    blocks: isMined ? blocks : 0,
    unpaid: isMined ? addDecimals(unpaid.mined, unpaid.bonus) : '0',
    entryIds: isMined ? entryIds : [],
  };
}

/** Returns whether anything was earned, spent or mined. */
export const hasActivity = ({ gross, bonus, costs, blocks, unpaid }: DailyTokenProfit): boolean =>
  blocks > 0 || ![gross, bonus, costs, unpaid].every(isZeroDecimal);
