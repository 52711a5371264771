import type { Rejection } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Alert } from '@hashgrid/ui';
import { DateTime } from '../values/DateTime';

interface OrderRejectedAlertProps {
  rejection: Rejection;
  /** Translated. */
  title: string;
  /** Text before the time from which a retry can succeed, translated. */
  untilLabel: string;
}

/** Tells why an order was rejected and, if known, when it can be placed. */
export function OrderRejectedAlert({
  rejection: { message, until },
  title,
  untilLabel,
}: OrderRejectedAlertProps) {
  const t = useTranslate();
  return (
    <Alert tone="error" title={title}>
      {t(message)}
      {until && (
        <div>
          {untilLabel} <DateTime at={until} />
        </div>
      )}
    </Alert>
  );
}
