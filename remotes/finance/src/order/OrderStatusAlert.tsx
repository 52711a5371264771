import { NewTabIcon, type OrderStatus } from '@hashgrid/app-ui';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Alert, Button, Stack } from '@hashgrid/ui';

interface OrderStatusAlertProps {
  status: OrderStatus;
  onStopChecking: () => void;
}

/** Tells the player that the outcome of an order is being checked, or is unknown; renders nothing otherwise. */
export function OrderStatusAlert({ status, onStopChecking }: OrderStatusAlertProps) {
  const t = useTranslate();
  if (status === 'checking') {
    return (
      <Alert tone="warn" title={t('Checking status…')}>
        {t('We didn’t get a confirmation and are checking. You’ll never be charged twice.')}
      </Alert>
    );
  }
  if (status === 'unknown') {
    return (
      <Alert
        tone="warn"
        title={t('Status unknown')}
        action={
          <Stack row wrap gap={3}>
            <Button as={AppLink} to={SCREENS.transactions} newTab variant="secondary" size="small">
              {t('View transactions')} <NewTabIcon />
            </Button>
            <Button variant="ghost" size="small" onClick={onStopChecking}>
              {t('Stop checking')}
            </Button>
          </Stack>
        }
      >
        {t('We didn’t get a confirmation. Check again: you’ll never be charged twice.')}
      </Alert>
    );
  }
  return null;
}
