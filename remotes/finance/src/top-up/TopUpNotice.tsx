import { useTranslate } from '@hashgrid/platform';
import { Alert } from '@hashgrid/ui';

/** Warns the player before sending that a top-up can't be undone or paid out. */
export function TopUpNotice() {
  const t = useTranslate();
  return (
    <Alert tone="warn" title={t('A top-up can’t be undone')}>
      {t('There are no withdrawals or refunds. Tokens in this game have no cash value.')}
    </Alert>
  );
}
