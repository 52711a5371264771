import type { MouseEvent } from 'react';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { chevronEndIcon, chevronStartIcon, IconButton, Select, Stack } from '@hashgrid/ui';
import { addMonths, listMonths } from './months';

interface MonthPickerProps {
  month: string;
  /** The player's first month. */
  first: string;
  /** The current month. */
  last: string;
  onChange: (month: string) => void;
}

/** As high as the field between the buttons, so that their icons are in line with its text. */
const BUTTON_STYLE = { minBlockSize: 48 };

/** Selects a month between the player's first and the current one. */
export function MonthPicker({ month, first, last, onChange }: MonthPickerProps) {
  const t = useTranslate();
  const format = useFormat();
  const months = listMonths(first < month ? first : month, last);
  /** Changes the month by a button, which is unavailable at the first or last one; then the list takes the focus. */
  const step = ({ currentTarget }: MouseEvent, count: number) => {
    const next = addMonths(month, count);
    if (next <= first || next >= last) currentTarget.parentElement?.querySelector('select')?.focus();
    onChange(next);
  };
  return (
    <Stack row gap={1} align="end">
      <IconButton
        icon={chevronStartIcon}
        label={t('Previous month')}
        style={BUTTON_STYLE}
        disabled={month <= first}
        onClick={(event) => step(event, -1)}
      />
      <Select
        label={t('Month')}
        name="month"
        options={months.map((value) => ({ value, label: format.month(value) }))}
        value={month}
        onChange={(event) => onChange(event.target.value)}
        style={{ minInlineSize: 180 }}
      />
      <IconButton
        icon={chevronEndIcon}
        label={t('Next month')}
        style={BUTTON_STYLE}
        disabled={month >= last}
        onClick={(event) => step(event, 1)}
      />
    </Stack>
  );
}
