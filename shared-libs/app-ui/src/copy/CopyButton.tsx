import type { ComponentProps } from 'react';
import { useToast, useTranslate } from '@hashgrid/platform';
import { CopyButton as Button } from '@hashgrid/ui';

type CopyButtonProps = Omit<ComponentProps<typeof Button>, 'copiedLabel' | 'onFail'>;

/**
 * Button that copies a text to the clipboard and confirms that; shows an error toast if the browser blocks it.
 *
 * @example
 * <CopyButton value={inviteUrl} label={t('Copy invite link')} />
 */
export function CopyButton(props: CopyButtonProps) {
  const t = useTranslate();
  const toast = useToast();
  return (
    <Button
      copiedLabel={t('Copied')}
      onFail={() => toast.error(t('Your browser blocked copying. Select the text instead.'))}
      {...props}
    />
  );
}
