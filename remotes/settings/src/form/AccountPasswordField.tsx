import type { ComponentProps } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { PasswordField } from '@hashgrid/ui';

type AccountPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'showLabel' | 'hideLabel' | 'required'
>;

/** Password field; for the current password unless `autoComplete` says otherwise. */
export function AccountPasswordField(props: AccountPasswordFieldProps) {
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
