import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useFormat, useTranslate } from '@hashgrid/platform';
import { Amount, Button, DataTable, Stack } from '@hashgrid/ui';
import { SignedAmount } from '../figures/SignedAmount';
import { TokenAmount } from '../figures/TokenAmount';
import { useOpenTransaction } from '../transactions/useOpenTransaction';
import type { TokenDay } from './tokenDays';
import { useDayText } from './useDayText';

interface ProfitTableProps {
  days: readonly TokenDay[];
  busy: boolean;
}

const NOTHING = '–';
const isZero = (amount: string) => !/[1-9]/.test(amount);

/** The entries that paid a day out. */
function Payouts({ day, entryIds }: TokenDay) {
  const t = useTranslate();
  const open = useOpenTransaction();
  const { number } = useFormat();
  const dayText = useDayText();
  if (entryIds.length === 0) return NOTHING;
  return (
    <Stack row wrap gap={1}>
      {entryIds.map((id, index) => (
        <Button
          key={id}
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('Payout %number% of %day%', { number: number(index + 1), day: dayText(day) })}
          onClick={() => open(id)}
        >
          {t('Payout %number%', { number: number(index + 1) })}
        </Button>
      ))}
    </Stack>
  );
}

/** Profit by day in one token; a day leads to its transactions, and to the entries that paid it out. */
export function ProfitTable({ days, busy }: ProfitTableProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const dayText = useDayText();
  const amount = (pick: (row: TokenDay) => string) => (row: TokenDay) =>
    isZero(pick(row)) ? NOTHING : <TokenAmount value={pick(row)} token={row.token} />;
  const columns = [
    {
      key: 'day',
      title: t('Day (UTC)'),
      render: ({ day, token }: TokenDay) => (
        <AppLink
          to={`${SCREENS.transactions}?${new URLSearchParams({ token, from: day, to: day })}`}
          aria-label={t('Transactions of %day%', { day: dayText(day) })}
        >
          <time dateTime={day}>{dayText(day)}</time>
        </AppLink>
      ),
    },
    {
      key: 'blocks',
      title: t('Blocks'),
      end: true,
      render: ({ blocks }: TokenDay) => (blocks > 0 ? <Amount value={number(blocks)} /> : NOTHING),
    },
    { key: 'gross', title: t('Mined'), end: true, render: amount(({ gross }) => gross) },
    { key: 'bonus', title: t('Network bonus'), end: true, render: amount(({ bonus }) => bonus) },
    { key: 'costs', title: t('Costs'), end: true, render: amount(({ costs }) => costs) },
    {
      key: 'net',
      title: t('Net'),
      end: true,
      render: ({ net, token }: TokenDay) => <SignedAmount value={net} token={token} strong />,
    },
    { key: 'unpaid', title: t('Unpaid'), end: true, render: amount(({ unpaid }) => unpaid) },
    { key: 'payouts', title: t('Payouts'), render: (row: TokenDay) => <Payouts {...row} /> },
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
