import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '@hashgrid/platform';
import { Panel, Skeleton } from '@hashgrid/ui';
import { FinanceLayout } from '../layout/FinanceLayout';
import { QueryBoundary } from '../layout/QueryBoundary';
import { useGetDailyProfitQuery } from './dailyProfitApi';
import { isMonth, toMonth } from './months';
import { MonthlyProfit } from './MonthlyProfit';

/** `/transactions/daily-profit`: what each day of a month brought and cost; `?month=2026-01&token=ORE` [R9]. */
export default function DailyProfitPage() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const asked = params.get('month') ?? '';
  const now = toMonth(new Date());
  const month = isMonth(asked) && asked < now ? asked : null;
  const query = useGetDailyProfitQuery(month);
  const change = (name: 'month' | 'token', value: string) => {
    const next = new URLSearchParams(params);
    if (name === 'month' && value === now) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return (
    <FinanceLayout title={t('Daily Profit Transactions')} text={t('What you earned and spent each day.')}>
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
            month={month ?? now}
            lastMonth={now}
            busy={query.isFetching}
            wantedToken={params.get('token')}
            onChange={change}
          />
        )}
      </QueryBoundary>
    </FinanceLayout>
  );
}
