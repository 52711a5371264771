import type { ComponentProps } from 'react';
import { ADDRESS_NAME } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { TextField } from '@hashgrid/ui';

/** Field for the optional name of a linked wallet. */
export function WalletNameField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'maxLength'>) {
  const t = useTranslate();
  return (
    <TextField
      label={t('Name (optional)')}
      maxLength={ADDRESS_NAME.maxLength}
      autoComplete="off"
      {...props}
    />
  );
}
