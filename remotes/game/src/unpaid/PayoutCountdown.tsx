import { formatClock } from '@hashgrid/ui';
import type { TimedOverview } from '../api/gameApi';
import { useNow } from '../live/useNow';

/** The time until unpaid rewards are paid out, by the server's clock. */
export function PayoutCountdown({
  settlesAt,
  clockAheadMs,
}: Pick<TimedOverview, 'settlesAt' | 'clockAheadMs'>) {
  const msLeft = Date.parse(settlesAt) - clockAheadMs - useNow(1000);
  return (
    <time dateTime={settlesAt} dir="ltr">
      {formatClock(Math.max(0, Math.ceil(msLeft / 1000)))}
    </time>
  );
}
