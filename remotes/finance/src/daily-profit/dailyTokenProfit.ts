import { addDecimals, MINED_TOKEN_SYMBOL, type DayProfit, type ProfitDay } from '@hashgrid/contracts';

/** One day of one token. */
export interface DailyTokenProfit extends DayProfit {
  day: string;
  blocks: number;
  /** Earned on this day and not in the wallet yet. */
  unpaid: string;
  entryIds: readonly string[];
}

const zeroProfit = (token: string): DayProfit => ({ token, gross: '0', bonus: '0', costs: '0', net: '0' });

/** What a month's totals say of a token. */
export const findTokenProfit = (profits: readonly DayProfit[], token: string): DayProfit =>
  profits.find((profit) => profit.token === token) ?? zeroProfit(token);

/** A day as it is for one token; blocks and what is unpaid are matters of the mined one. */
export function toDailyTokenProfit(
  { day, blocks, tokens, unpaid, entryIds }: ProfitDay,
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

/** Whether there is anything to tell about a day. */
export const hasActivity = ({ gross, bonus, costs, blocks, unpaid }: DailyTokenProfit): boolean =>
  blocks > 0 || [gross, bonus, costs, unpaid].some((amount) => /[1-9]/.test(amount));
