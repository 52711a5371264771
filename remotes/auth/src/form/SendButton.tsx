import type { ReactNode } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { SubmitButton } from '@hashgrid/ui';

interface SendButtonProps {
  form: { isBusy: boolean; secondsToWait: number };
  children: ReactNode;
}

/** Sends the form; counts down where there were too many tries. */
export function SendButton(props: SendButtonProps) {
  const t = useTranslate();
  return <SubmitButton waitText={t('You can try again in %time%.')} {...props} />;
}
