import { PASSWORD } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { PasswordField } from '@hashgrid/ui';
import type { FieldProps } from './FieldProps';

interface CurrentPasswordFieldProps {
  field: FieldProps;
}

/** The password that the player already has, which password managers fill in. */
export function CurrentPasswordField({ field }: CurrentPasswordFieldProps) {
  const t = useTranslate();
  return (
    <PasswordField
      {...field}
      label={t('Password')}
      showLabel={t('Show password')}
      hideLabel={t('Hide password')}
      maxLength={PASSWORD.maxLength}
      autoComplete="current-password"
      required
    />
  );
}
