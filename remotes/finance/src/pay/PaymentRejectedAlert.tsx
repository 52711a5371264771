import type { Rejection } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Alert } from '@hashgrid/ui';
import { DateTime } from '../values/DateTime';

/** Tells why a payment was rejected and, if known, when it can be sent. */
export function PaymentRejectedAlert({ rejection: { message, until } }: { rejection: Rejection }) {
  const t = useTranslate();
  return (
    <Alert tone="error" title={t('Payment not sent')}>
      {t(message)}
      {until && (
        <div>
          {t('You can send again on')} <DateTime at={until} />
        </div>
      )}
    </Alert>
  );
}
