import type { Rejection } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Alert } from '@hashgrid/ui';

/** Tells why a payment was rejected and, if known, when it can be sent. */
export function PaymentRejectedAlert({ rejection: { message, until } }: { rejection: Rejection }) {
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
