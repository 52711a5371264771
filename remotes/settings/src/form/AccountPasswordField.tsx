import type { ComponentProps } from 'react';
import { PASSWORD } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { PasswordField } from '@hashgrid/ui';

type AccountPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'showLabel' | 'hideLabel' | 'required' | 'maxLength'
>;

/** Password field; password managers fill in the current password unless `autoComplete` says otherwise. */
export function AccountPasswordField(props: AccountPasswordFieldProps) {
  const t = useTranslate();
  return (
    <PasswordField
      showLabel={t('Show: %field%', { field: props.label })}
      hideLabel={t('Hide: %field%', { field: props.label })}
      maxLength={PASSWORD.maxLength}
      autoComplete="current-password"
      required
      {...props}
    />
  );
}
