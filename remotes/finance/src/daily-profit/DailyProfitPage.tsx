import { useSearchParams } from 'react-router-dom';
import { QueryBoundary } from '@hashgrid/app-ui';
import { toMonth } from '@hashgrid/contracts';
import { serverNow, useTranslate } from '@hashgrid/platform';
import { Alert, Panel, Skeleton, Stack } from '@hashgrid/ui';
import { FinanceLayout } from '../layout/FinanceLayout';
import { useGetDailyProfitQuery } from './dailyProfitApi';
import { isMonth } from './months';
import { MonthlyProfit } from './MonthlyProfit';

/** `/transactions/daily-profit`: earnings and costs of each day of a month; `?month=2026-01&token=ORE`. */
export default function DailyProfitPage() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const requestedMonth = params.get('month') ?? '';
  const currentMonth = toMonth(new Date(serverNow()));
  const month = isMonth(requestedMonth) && requestedMonth < currentMonth ? requestedMonth : null;
  const isInvalid = requestedMonth !== '' && !isMonth(requestedMonth);
  const query = useGetDailyProfitQuery({ month, currentMonth });
  // A refetch of the month on screen keeps its values.
  const isLoadingMonth = query.isFetching && query.currentData === undefined;
  const handleChange = (name: 'month' | 'token', value: string) => {
    const next = new URLSearchParams(params);
    if (name === 'month' && value === currentMonth) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return (
    <FinanceLayout title={t('Daily Profit Transactions')} text={t('What you earned and spent each day.')}>
      <Stack gap={6}>
        {isInvalid && <Alert tone="error">{t('Enter a month, like 2026-01.')}</Alert>}
        <QueryBoundary
          query={query}
          failure={t('Couldn’t load daily profit')}
          skeleton={
            <Panel>
              <Skeleton lines={5} height={48} label={t('Loading daily profit')} />
            </Panel>
          }
        >
          {(profit) => (
            <MonthlyProfit
              profit={profit}
              month={isLoadingMonth ? (month ?? currentMonth) : profit.month}
              // The server may be in the next month already.
              currentMonth={profit.month > currentMonth ? profit.month : currentMonth}
              busy={isLoadingMonth}
              selectedToken={params.get('token')}
              onChange={handleChange}
            />
          )}
        </QueryBoundary>
      </Stack>
    </FinanceLayout>
  );
}
