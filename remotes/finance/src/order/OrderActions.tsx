import { isInFlight, type OrderStatus } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Button, Stack } from '@hashgrid/ui';
import { OrderStatusAlert } from './OrderStatusAlert';

interface OrderActionsProps {
  status: OrderStatus;
  /** Label of the button that executes the order, translated. */
  confirmLabel: string;
  /** Omit it inside a form: the button then submits the form. */
  onConfirm?: () => void;
  onBack: () => void;
  onStopChecking: () => void;
}

/** Status of a reviewed order with its buttons: confirm and back, or check again while the outcome is unknown. */
export function OrderActions({ status, confirmLabel, onConfirm, onBack, onStopChecking }: OrderActionsProps) {
  const t = useTranslate();
  return (
    <>
      <OrderStatusAlert status={status} onStopChecking={onStopChecking} />
      <Stack row wrap gap={3}>
        <Button type={onConfirm ? 'button' : 'submit'} busy={isInFlight(status)} onClick={onConfirm}>
          {status === 'unknown' ? t('Check again') : confirmLabel}
        </Button>
        {status === 'ready' && (
          <Button variant="ghost" onClick={onBack}>
            {t('Back')}
          </Button>
        )}
      </Stack>
    </>
  );
}
