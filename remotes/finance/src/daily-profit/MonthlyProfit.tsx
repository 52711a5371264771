import { getServerDay, SignedAmount, TokenAmount } from '@hashgrid/app-ui';
import { MINED_TOKEN_SYMBOL, SCREENS, type DailyProfit } from '@hashgrid/contracts';
import { AppLink, useTranslate, useWallets } from '@hashgrid/platform';
import { Button, EmptyState, Grid, Panel, SegmentedControl, Stack, Stat, trendUpIcon } from '@hashgrid/ui';
import { MonthPicker } from './MonthPicker';
import { ProfitChart } from './ProfitChart';
import { ProfitTable } from './ProfitTable';
import { hasActivity, findTokenProfit, toDailyTokenProfit } from './dailyTokenProfit';

interface MonthlyProfitProps {
  profit: DailyProfit;
  /** Selected month; while it loads, `profit` is of another month. */
  month: string;
  /** The current month. */
  currentMonth: string;
  busy: boolean;
  selectedToken: string | null;
  onChange: (name: 'month' | 'token', value: string) => void;
}

/**
 * Empty state of a month in which nothing was earned or spent.
 * @param canStillEarn whether the month can still get days with earnings
 */
function NoProfit({ canStillEarn }: { canStillEarn: boolean }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={trendUpIcon}
      title={t('Nothing earned or spent this month')}
      text={canStillEarn ? t('Days will appear here once your nodes have mined a block.') : undefined}
      action={
        <Button as={AppLink} to={SCREENS.miningNode} variant="secondary">
          {t('View your nodes')}
        </Button>
      }
    />
  );
}

/** Totals, chart and days of one token in a month. */
export function MonthlyProfit({
  profit,
  month,
  currentMonth,
  busy,
  selectedToken,
  onChange,
}: MonthlyProfitProps) {
  const t = useTranslate();
  const { wallets } = useWallets();
  const tokens = [
    ...new Set([
      MINED_TOKEN_SYMBOL,
      ...wallets.map(({ symbol }) => symbol),
      ...profit.totals.map((row) => row.token),
    ]),
  ];
  const token = tokens.find((symbol) => symbol === selectedToken) ?? MINED_TOKEN_SYMBOL;
  const days = profit.days.map((day) => toDailyTokenProfit(day, token)).filter(hasActivity);
  const { gross, bonus, costs, net } = findTokenProfit(profit.totals, token);
  const isCurrent = month === currentMonth && profit.month === currentMonth;
  return (
    <Stack gap={6}>
      <Stack row wrap gap={5} align="start" justify="space-between">
        <MonthPicker
          month={month}
          first={profit.firstMonth}
          last={currentMonth}
          onChange={(value) => onChange('month', value)}
        />
        <SegmentedControl
          label={t('Token')}
          name="token"
          options={tokens.map((symbol) => ({ value: symbol, label: symbol }))}
          value={token}
          onChange={(value) => onChange('token', value)}
        />
      </Stack>
      {/* In pairs, so that no stat is alone in a row. */}
      <Grid min={400} gap={4}>
        <Grid min={180} gap={4}>
          <Stat label={t('Net')} value={<SignedAmount value={net} token={token} short />} />
          <Stat label={t('Mined')} value={<TokenAmount value={gross} token={token} short />} />
        </Grid>
        <Grid min={180} gap={4}>
          <Stat label={t('Network bonus')} value={<TokenAmount value={bonus} token={token} short />} />
          <Stat label={t('Costs')} value={<TokenAmount value={costs} token={token} short />} />
        </Grid>
      </Grid>
      <Panel title={t('Profit by day')}>
        {days.length === 0 ? (
          <NoProfit canStillEarn={token === MINED_TOKEN_SYMBOL && isCurrent} />
        ) : (
          <Stack gap={6}>
            <ProfitChart token={token} month={profit.month} today={getServerDay()} days={days} busy={busy} />
            <ProfitTable days={days} busy={busy} />
          </Stack>
        )}
      </Panel>
    </Stack>
  );
}
