import type { ComponentProps } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { SubmitButton as Button } from '@hashgrid/ui';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'waitText'>;

/**
 * Button that submits its form, and counts down while the server's rate limit lasts.
 *
 * @example
 * <SubmitButton form={form}>{t('Save changes')}</SubmitButton>
 */
export function SubmitButton(props: SubmitButtonProps) {
  const t = useTranslate();
  return <Button waitText={t('You can try again in %time%.')} {...props} />;
}
