import {
  isCalendarDay,
  toMonth,
  type DailyProfit,
  type TokenProfit,
  type DailyProfitEntry,
} from '@hashgrid/contracts';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { findAccount } from '../accounts/accounts.queries';
import { listPayouts, listProfits, listWork, type ProfitRow, type WorkRow } from './profitDays.queries';
import { toDecimal } from '../ledger/amounts';
import type { Context } from '../Context';
import { toOre } from '../mining/prices/minedToken';
import { fieldError, DomainError } from '../DomainError';

/** Returns the first day of a month and of the next one. */
function getMonthSpan(month: string): { since: string; until: string } {
  const since = `${month}-01`;
  if (!isCalendarDay(since)) throw fieldError('month', FIELD_MESSAGES.invalidMonth);
  const next = new Date(since);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { since, until: next.toISOString().slice(0, 10) };
}

function toProfitDto(row: ProfitRow): TokenProfit {
  const { token, decimals, gross, bonus, costs } = row;
  return {
    token,
    gross: toDecimal(gross, decimals),
    bonus: toDecimal(bonus, decimals),
    costs: toDecimal(-costs, decimals),
    net: toDecimal(gross + bonus + costs, decimals),
  };
}

/** Sums the rows of several days per token. */
function sumTotals(rows: readonly ProfitRow[]): TokenProfit[] {
  const sums = new Map<string, ProfitRow>();
  for (const row of rows) {
    const sum = sums.get(row.token) ?? { ...row, gross: 0n, bonus: 0n, costs: 0n };
    sums.set(row.token, {
      ...sum,
      gross: sum.gross + row.gross,
      bonus: sum.bonus + row.bonus,
      costs: sum.costs + row.costs,
    });
  }
  return [...sums.values()].map(toProfitDto);
}

interface MonthRows {
  profits: ProfitRow[];
  work: WorkRow[];
  payouts: { day: string; entryId: string }[];
}

function toProfitDayDto(day: string, { profits, work, payouts }: MonthRows): DailyProfitEntry {
  const workOfDay = work.find((row) => row.day === day);
  return {
    day,
    blocks: workOfDay?.blocks ?? 0,
    tokens: profits.filter((row) => row.day === day).map(toProfitDto),
    unpaid: { mined: toOre(workOfDay?.mined ?? 0n), bonus: toOre(workOfDay?.bonus ?? 0n) },
    entryIds: payouts.filter((row) => row.day === day).map(({ entryId }) => entryId),
  };
}

/**
 * Returns a player's daily profit in a month, from the ledger. `month`, such as `2026-01`, is the current one by default. Throws a field
 * error on `month` when it is invalid.
 */
export async function readDailyProfit(
  { database, now }: Context,
  { playerId, month: requestedMonth }: { playerId: string; month?: string },
): Promise<DailyProfit> {
  const month = requestedMonth ?? toMonth(now());
  const span = { playerId, ...getMonthSpan(month) };
  const account = await findAccount(database, playerId);
  if (!account) throw new DomainError('notFound', MESSAGES.notFound);
  const profits = await listProfits(database, span);
  const work = await listWork(database, span);
  const payouts = await listPayouts(database, span);
  const days = [...new Set([...profits, ...work].map(({ day }) => day))].sort().reverse();
  return {
    month,
    firstMonth: toMonth(account.createdAt),
    days: days.map((day) => toProfitDayDto(day, { profits, work, payouts })),
    totals: sumTotals(profits),
  };
}
