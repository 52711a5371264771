import { useFormat, useTranslate } from '@hashgrid/platform';
import { Alert } from '@hashgrid/ui';
import type { Refusal } from './mapFormError';

/** Says that a payment was not sent, why, and when another try makes sense. */
export function NotSent({ refusal: { message, until } }: { refusal: Refusal }) {
  const t = useTranslate();
  const { dateTime } = useFormat();
  return (
    <Alert tone="error" title={t('Payment not sent')}>
      {t(message)}
      {until && (
        <div>
          {t('You can send again on')} <time dateTime={until}>{dateTime(until)}</time>
        </div>
      )}
    </Alert>
  );
}
