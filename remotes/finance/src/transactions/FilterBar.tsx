import { CALENDAR, TRANSACTION_KINDS, type TransactionFilter } from '@hashgrid/contracts';
import { useTranslate, useWallets } from '@hashgrid/platform';
import { Button, DateField, Grid, Panel, Select, Stack } from '@hashgrid/ui';
import { KIND_LABELS } from './kindLabels';
import { findDayErrors, type FilterParam } from './parseFilter';

interface FilterBarProps {
  filter: TransactionFilter;
  /** Whether there is a filter to clear; a sort order alone is none. */
  isFiltered: boolean;
  onChange: (name: FilterParam, value: string) => void;
  onClear: () => void;
}

/** Filters and sort order of the list of transactions. */
export function FilterBar({ filter, isFiltered, onChange, onClear }: FilterBarProps) {
  const t = useTranslate();
  const { wallets } = useWallets();
  const ownTokens = wallets.map(({ symbol }) => symbol);
  const tokens = filter.token && !ownTokens.includes(filter.token) ? [...ownTokens, filter.token] : ownTokens;
  const errors = findDayErrors(filter);
  const renderSelect = (name: FilterParam, label: string, options: { value: string; label: string }[]) => (
    <Select
      label={label}
      name={name}
      options={options}
      value={filter[name] ?? ''}
      onChange={(event) => onChange(name, event.target.value)}
    />
  );
  const renderDayField = (name: 'from' | 'to', label: string) => (
    <DateField
      label={label}
      name={name}
      min={CALENDAR.firstDay}
      max={CALENDAR.lastDay}
      value={filter[name] ?? ''}
      onChange={(event) => onChange(name, event.target.value)}
      error={[errors[name]].flatMap((text) => (text ? [t(text)] : []))}
    />
  );
  return (
    <Panel aria-label={t('Filters')}>
      <Stack gap={4}>
        {/* Wide enough for the longest option in most languages. */}
        <Grid min={280} gap={4}>
          {renderSelect('kind', t('Type'), [
            { value: '', label: t('All types') },
            ...TRANSACTION_KINDS.map((kind) => ({ value: kind, label: t(KIND_LABELS[kind]) })),
          ])}
          {renderSelect('token', t('Token'), [
            { value: '', label: t('All tokens') },
            ...tokens.map((symbol) => ({ value: symbol, label: symbol })),
          ])}
          {renderSelect('direction', t('Direction'), [
            { value: '', label: t('In and out') },
            { value: 'in', label: t('In') },
            { value: 'out', label: t('Out') },
          ])}
          {renderDayField('from', t('From (UTC)'))}
          {renderDayField('to', t('To (UTC)'))}
          {renderSelect('order', t('Sort by'), [
            { value: '', label: t('Newest first') },
            { value: 'oldest', label: t('Oldest first') },
          ])}
        </Grid>
        {isFiltered && (
          <div>
            <Button variant="ghost" onClick={onClear}>
              {t('Clear filters')}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
