import type { ReactNode } from 'react';
import { MonoBox, Stack } from '@hashgrid/ui';
import { CopyButton } from './CopyButton';

interface CopyFieldProps {
  /** The link or code, and what is copied. */
  value: string;
  /** What is shown instead of the value: a secret in groups of four. */
  children?: ReactNode;
  /** Label of the button, translated: "Copy payment link". */
  label: string;
  /** For a short code that is read aloud. */
  large?: boolean;
  /** More buttons beside it: Share. */
  actions?: ReactNode;
}

/**
 * A link or code in a box of its own, with a button that copies it.
 *
 * @example
 * <CopyField value={link} label={t('Copy invite link')} />
 * <CopyField value={secret} label={t('Copy key')}>{formatInGroups(secret)}</CopyField>
 */
export function CopyField({ value, children = value, label, large = false, actions }: CopyFieldProps) {
  return (
    <Stack gap={4}>
      <MonoBox dir="ltr" $isLarge={large}>
        {children}
      </MonoBox>
      <Stack row wrap gap={3}>
        <CopyButton value={value} label={label} />
        {actions}
      </Stack>
    </Stack>
  );
}
