import { SignedAmount, TokenAmount } from '@hashgrid/app-ui';
import { isZeroDecimal, SCREENS } from '@hashgrid/contracts';
import { AppLink, useFormat, useTranslate } from '@hashgrid/platform';
import { Amount, Button, DataTable, Stack } from '@hashgrid/ui';
import { useOpenTransaction } from '../transactions/useOpenTransaction';
import type { DailyTokenProfit } from './dailyTokenProfit';

interface ProfitTableProps {
  days: readonly DailyTokenProfit[];
  busy: boolean;
}

const NONE = '–';

/** Buttons that open the ledger entries that paid out a day's earnings. */
function PayoutButtons({ day, entryIds }: DailyTokenProfit) {
  const t = useTranslate();
  const open = useOpenTransaction();
  const { number, day: formatDay } = useFormat();
  if (entryIds.length === 0) return NONE;
  return (
    <Stack row wrap gap={1}>
      {entryIds.map((id, index) => (
        <Button
          key={id}
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('Payout %number% on %day%', { number: number(index + 1), day: formatDay(day) })}
          onClick={() => open(id)}
        >
          {t('Payout %number%', { number: number(index + 1) })}
        </Button>
      ))}
    </Stack>
  );
}

/** Profit by day in one token, with links to the transactions and payouts of each day. */
export function ProfitTable({ days, busy }: ProfitTableProps) {
  const t = useTranslate();
  const { number, day: formatDay } = useFormat();
  const renderAmount = (select: (row: DailyTokenProfit) => string) => (row: DailyTokenProfit) =>
    isZeroDecimal(select(row)) ? NONE : <TokenAmount value={select(row)} token={row.token} />;
  const columns = [
    {
      key: 'day',
      title: t('Day (UTC)'),
      render: ({ day, token }: DailyTokenProfit) => (
        <AppLink
          to={`${SCREENS.transactions}?${new URLSearchParams({ token, from: day, to: day })}`}
          aria-label={t('Transactions on %day%', { day: formatDay(day) })}
        >
          <time lang="en" dateTime={day}>
            {formatDay(day)}
          </time>
        </AppLink>
      ),
    },
    {
      key: 'blocks',
      title: t('Blocks'),
      alignEnd: true,
      render: ({ blocks }: DailyTokenProfit) => (blocks > 0 ? <Amount value={number(blocks)} /> : NONE),
    },
    { key: 'gross', title: t('Mined'), alignEnd: true, render: renderAmount(({ gross }) => gross) },
    { key: 'bonus', title: t('Network bonus'), alignEnd: true, render: renderAmount(({ bonus }) => bonus) },
    { key: 'costs', title: t('Costs'), alignEnd: true, render: renderAmount(({ costs }) => costs) },
    {
      key: 'net',
      title: t('Net'),
      alignEnd: true,
      render: ({ net, token }: DailyTokenProfit) => <SignedAmount value={net} token={token} strong />,
    },
    {
      key: 'unpaid',
      title: t('Unpaid rewards'),
      alignEnd: true,
      render: renderAmount(({ unpaid }) => unpaid),
    },
    { key: 'payouts', title: t('Payouts'), render: (row: DailyTokenProfit) => <PayoutButtons {...row} /> },
  ];
  return (
    <DataTable
      label={t('Profit by day')}
      columns={columns}
      rows={days}
      rowKey={({ day }) => day}
      busy={busy}
    />
  );
}
