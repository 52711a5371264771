import type { ReactNode } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { MonoBox, Stack } from '@hashgrid/ui';
import { CopyButton } from './CopyButton';

interface CopyFieldProps {
  /** The link or code that is copied. */
  value: string;
  /** Shown instead of the value: a secret in groups of four. */
  children?: ReactNode;
  /** Label of the button, translated: "Copy payment link". */
  label: string;
  /** Uses a larger font, for a short code that players read out. */
  large?: boolean;
  /** Further buttons beside the copy button, such as Share. */
  actions?: ReactNode;
}

/**
 * A link or code in a box, with a button that copies it.
 *
 * @example
 * <CopyField value={link} label={t('Copy invite link')} />
 * <CopyField value={secret} label={t('Copy key')}>{formatInGroups(secret)}</CopyField>
 */
export function CopyField({ value, children = value, label, large = false, actions }: CopyFieldProps) {
  const t = useTranslate();
  return (
    <Stack gap={4}>
      <MonoBox dir="ltr" $isLarge={large}>
        {children}
      </MonoBox>
      <Stack row wrap gap={3}>
        <CopyButton
          value={value}
          label={label}
          failureText={t('Your browser blocked copying. Select the text instead.')}
        />
        {actions}
      </Stack>
    </Stack>
  );
}
