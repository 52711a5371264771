import { isInFlight, TokenAmount } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { DescriptionList, FocusOnMount, Stack } from '@hashgrid/ui';
import { OrderActions } from '../order/OrderActions';
import type { PricedTransfer } from './priceTransfer';
import type { Payment, PaymentConfirmState } from './usePayment';

interface ReviewStepProps {
  state: PaymentConfirmState;
  payment: Payment;
}

function PaymentDetails({ draft, terms }: PricedTransfer) {
  const t = useTranslate();
  const renderAmount = (value: string) => <TokenAmount value={value} token={draft.token} />;
  const items = [
    { term: t('Recipient'), value: <bdi>{terms.recipient}</bdi> },
    ...(draft.note ? [{ term: t('Note'), value: <bdi>{draft.note}</bdi> }] : []),
    { term: t('Amount'), value: renderAmount(draft.amount) },
    { term: t('Fee'), value: renderAmount(terms.fee) },
    {
      term: t('Total'),
      value: <TokenAmount value={terms.total} token={draft.token} size={20} strong />,
    },
  ];
  return <DescriptionList items={items} />;
}

/** Review of recipient, fee and total as the server resolved them, before the player confirms. */
export function ReviewStep({ state, payment }: ReviewStepProps) {
  const t = useTranslate();
  const { order, status } = state;
  const isBusy = isInFlight(status);
  return (
    <FocusOnMount label={t('Review')}>
      <Stack gap={6} aria-busy={isBusy}>
        <PaymentDetails {...order} />
        <OrderActions
          status={status}
          confirmLabel={t('Confirm and send')}
          onConfirm={() => payment.confirm(state)}
          onBack={() => payment.edit(order.draft)}
          onStopChecking={payment.stopChecking}
        />
      </Stack>
    </FocusOnMount>
  );
}
