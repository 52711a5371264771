import type { ReactNode } from 'react';
import { EMAIL } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { TextField } from '@hashgrid/ui';
import { saveEmailDraft } from '../credentials/emailDraft';
import type { FieldProps } from './FieldProps';

interface EmailFieldProps {
  field: FieldProps;
  /** `username` where the email identifies an account to password managers. */
  autoComplete: 'username' | 'email';
  hint?: ReactNode;
  defaultValue?: string;
}

/** Email of an account. The typed value is carried over to the next guest page. */
export function EmailField({ field, ...rest }: EmailFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      {...field}
      {...rest}
      onChange={(event) => {
        field.onChange();
        saveEmailDraft(event.target.value);
      }}
      label={t('Email')}
      maxLength={EMAIL.maxLength}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
