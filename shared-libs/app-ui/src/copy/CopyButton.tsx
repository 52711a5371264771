import type { ComponentProps } from 'react';
import { useToast, useTranslate } from '@hashgrid/platform';
import { CopyButton as Button } from '@hashgrid/ui';

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, 'copiedLabel' | 'onFail'> {
  /** Shown if the browser blocks copying, translated; names another way if there is one. */
  failureText?: string;
}

/**
 * Button that copies a text to the clipboard and confirms that; shows an error toast if the browser blocks it.
 *
 * @example
 * <CopyButton value={inviteUrl} label={t('Copy invite link')} />
 */
export function CopyButton({ failureText, ...rest }: CopyButtonProps) {
  const t = useTranslate();
  const toast = useToast();
  return (
    <Button
      copiedLabel={t('Copied')}
      onFail={() =>
        toast.error(
          failureText ?? t('Couldn’t copy. Allow clipboard access in your browser, then try again.'),
        )
      }
      {...rest}
    />
  );
}
