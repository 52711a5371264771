import type { ComponentProps } from 'react';
import { AMOUNT } from '@hashgrid/contracts';
import { TextField } from '@hashgrid/ui';

interface DecimalFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'maxLength' | 'inputMode' | 'autoComplete' | 'dir' | 'onChange'
> {
  onChange(text: string): void;
}

/** Field for a decimal number. Passes the text on as typed; convert it with `normalizeAmount`. */
export function DecimalField({ onChange, ...field }: DecimalFieldProps) {
  return (
    <TextField
      enterKeyHint="next"
      {...field}
      onChange={(event) => onChange(event.target.value)}
      maxLength={AMOUNT.maxLength}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
    />
  );
}
