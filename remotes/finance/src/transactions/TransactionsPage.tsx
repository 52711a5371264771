import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button, EmptyState, Panel, searchIcon, Stack, transactionsIcon } from '@hashgrid/ui';
import { FinanceLayout } from '../layout/FinanceLayout';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { findDayErrors, parseFilter, type FilterParam } from './parseFilter';
import { TransactionList } from './TransactionList';

function NoTransactions() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={transactionsIcon}
      title={t('No transactions yet')}
      text={t('Your payments, rewards and purchases will appear here.')}
      action={
        <Button as={AppLink} to={`${SCREENS.pay}?view=receive`} variant="secondary">
          {t('Receive')}
        </Button>
      }
    />
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={searchIcon}
      title={t('No matching transactions')}
      text={t('Try changing or clearing the filters.')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('Clear filters')}
        </Button>
      }
    />
  );
}

/** `/transactions`: the player's transactions, with the filters in the URL. */
export default function TransactionsPage() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => parseFilter(params), [params]);
  const filterKey = JSON.stringify(filter);
  const handleChange = (name: FilterParam, value: string) => {
    const next: Record<string, string> = { ...filter, [name]: value };
    if (value === '') delete next[name];
    setParams(next, { replace: true });
  };
  const filters = useRef<HTMLDivElement>(null);
  const clearFilters = () => {
    // The button that clears the filters disappears, and would take the focus with it.
    filters.current?.querySelector('select')?.focus();
    setParams(filter.order ? { order: filter.order } : {}, { replace: true });
  };
  const isFiltered = Object.keys(filter).some((name) => name !== 'order');
  const hasDayErrors = Object.keys(findDayErrors(filter)).length > 0;
  return (
    <FinanceLayout
      title={t('All Transactions')}
      text={t('Every payment, swap and reward in your account.')}
      action={<ExportButton filter={filter} disabled={hasDayErrors} />}
    >
      <Stack gap={6}>
        <div ref={filters}>
          <FilterBar filter={filter} isFiltered={isFiltered} onChange={handleChange} onClear={clearFilters} />
        </div>
        <Panel aria-label={t('Transactions')}>
          {hasDayErrors ? (
            <NoMatches onClear={clearFilters} />
          ) : (
            <TransactionList
              key={filterKey}
              filter={filter}
              empty={isFiltered ? <NoMatches onClear={clearFilters} /> : <NoTransactions />}
            />
          )}
        </Panel>
      </Stack>
    </FinanceLayout>
  );
}
