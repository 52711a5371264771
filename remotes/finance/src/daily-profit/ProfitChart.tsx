import { useFormatSignedAmount } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { BarChart, getTokenColor } from '@hashgrid/ui';
import { listDays } from './months';
import type { DailyTokenProfit } from './dailyTokenProfit';

interface ProfitChartProps {
  token: string;
  month: string;
  /** UTC day: `2026-01-31`. */
  today: string;
  days: readonly DailyTokenProfit[];
  busy: boolean;
}

/** Bar chart of the net profit of each day of a month; unpaid rewards are hatched on top, and today's bar is dashed. */
export function ProfitChart({ token, month, today, days, busy }: ProfitChartProps) {
  const t = useTranslate();
  const { number, day: formatDay } = useFormat();
  const formatSignedAmount = useFormatSignedAmount();
  const formatSigned = (amount: string) => `${formatSignedAmount(amount)} ${token}`;
  const points = listDays(month, today).map((day) => {
    const profit = days.find((row) => row.day === day);
    const { net, unpaid } = profit ?? { net: '0', unpaid: '0' };
    const pending = Number(unpaid);
    const isOpen = day === today;
    const value =
      pending > 0
        ? t('%net% paid, %unpaid% unpaid', { net: formatSigned(net), unpaid: formatSigned(unpaid) })
        : formatSigned(net);
    const text = isOpen ? t('%value% so far', { value }) : value;
    return { label: formatDay(day), value: Number(net), pending, text, isOpen };
  });
  const middle = points[Math.floor((points.length - 1) / 2)];
  const xLabels = [points[0], middle, points.at(-1)].flatMap((point) => (point ? [point.label] : []));
  return (
    <BarChart
      label={t('Net profit by day in %token%', { token })}
      points={points}
      xLabels={[...new Set(xLabels)]}
      formatTick={(tick) => (tick < 0 ? `\u2212${number(-tick)}` : number(tick))}
      headings={[t('Day (UTC)'), t('Net')]}
      tableLabel={t('Show as table')}
      color={getTokenColor(token)}
      busy={busy}
    />
  );
}
