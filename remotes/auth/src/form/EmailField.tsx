import type { ReactNode } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { TextField } from '@hashgrid/ui';
import { carryEmail } from '../handover/emailDraft';

interface EmailFieldProps {
  field: { name: string; error: readonly string[]; onChange: () => void };
  /** `username` where it is what a password belongs to. */
  autoComplete: 'username' | 'email';
  hint?: ReactNode;
  defaultValue?: string;
}

/** The email of an account. What is typed here is there on the next page too. */
export function EmailField({ field, ...rest }: EmailFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      {...field}
      {...rest}
      onChange={(event) => {
        field.onChange();
        carryEmail(event.target.value);
      }}
      label={t('Email')}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
