import { Interpolate, type Rejection } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Alert } from '@hashgrid/ui';
import { DateTime } from '../values/DateTime';

interface OrderRejectedAlertProps {
  rejection: Rejection;
  /** Translated. */
  title: string;
  /** Translated, with `%date%` for the time from which a retry can succeed. */
  untilText: string;
}

/** Tells the player why an order was rejected and, if known, when it can be placed again. */
export function OrderRejectedAlert({
  rejection: { message, until },
  title,
  untilText,
}: OrderRejectedAlertProps) {
  const t = useTranslate();
  return (
    <Alert tone="error" title={title}>
      {t(message)}
      {until && (
        <div>
          <Interpolate text={untilText} values={{ date: <DateTime at={until} /> }} />
        </div>
      )}
    </Alert>
  );
}
