import type { ComponentProps } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { PasswordField } from '@hashgrid/ui';

type SecretFieldProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel' | 'required'>;

/** A password of the account, the current one unless told otherwise. */
export function SecretField(props: SecretFieldProps) {
  const t = useTranslate();
  return (
    <PasswordField
      showLabel={t('Show: %field%', { field: props.label })}
      hideLabel={t('Hide: %field%', { field: props.label })}
      autoComplete="current-password"
      required
      {...props}
    />
  );
}
