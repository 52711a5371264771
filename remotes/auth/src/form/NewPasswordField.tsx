import { PASSWORD } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { PasswordField } from '@hashgrid/ui';
import type { FieldProps } from './FieldProps';

interface NewPasswordFieldProps {
  field: FieldProps;
  label: string;
}

/** A new password. Only its length is checked: there are no composition rules. */
export function NewPasswordField({ field, label }: NewPasswordFieldProps) {
  const t = useTranslate();
  return (
    <PasswordField
      {...field}
      label={label}
      hint={t('At least %min% characters. A few random words are strong and easy to remember.', {
        min: PASSWORD.minLength,
      })}
      showLabel={t('Show password')}
      hideLabel={t('Hide password')}
      maxLength={PASSWORD.maxLength}
      autoComplete="new-password"
      required
    />
  );
}
