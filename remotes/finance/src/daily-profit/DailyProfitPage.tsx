import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '@hashgrid/platform';
import { Panel, Skeleton } from '@hashgrid/ui';
import { FinanceFrame } from '../frame/FinanceFrame';
import { Loaded } from '../frame/Loaded';
import { useGetDailyProfitQuery } from './dailyProfitApi';
import { isMonth, monthOf } from './months';
import { ProfitMonth } from './ProfitMonth';

/** `/transactions/daily-profit`: what each day of a month brought and cost; `?month=2026-01&token=ORE` [R9]. */
export default function DailyProfitPage() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const asked = params.get('month') ?? '';
  const now = monthOf(new Date());
  const month = isMonth(asked) && asked < now ? asked : null;
  const query = useGetDailyProfitQuery(month);
  const change = (name: 'month' | 'token', value: string) => {
    const next = new URLSearchParams(params);
    if (name === 'month' && value === now) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return (
    <FinanceFrame title={t('Daily Profit Transactions')} text={t('What you earned and spent each day.')}>
      <Loaded
        query={query}
        failure={t('Couldn’t load daily profit')}
        skeleton={
          <Panel>
            <Skeleton lines={5} height={48} label={t('Loading your daily profit')} />
          </Panel>
        }
      >
        {(profit) => (
          <ProfitMonth
            profit={profit}
            month={month ?? now}
            lastMonth={now}
            busy={query.isFetching}
            wantedToken={params.get('token')}
            onChange={change}
          />
        )}
      </Loaded>
    </FinanceFrame>
  );
}
