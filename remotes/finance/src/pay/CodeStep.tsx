import { TokenAmount } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { OrderCodeForm } from '../order/OrderCodeForm';
import type { Payment, PaymentConfirmState } from './usePayment';

interface CodeStepProps {
  state: PaymentConfirmState;
  payment: Payment;
}

/** Asks for the second factor of a reviewed payment. */
export function CodeStep({ state, payment }: CodeStepProps) {
  const t = useTranslate();
  const { draft, terms } = state.order;
  return (
    <OrderCodeForm
      items={[
        { term: t('Recipient'), value: <bdi>{terms.recipient}</bdi> },
        { term: t('Total'), value: <TokenAmount value={terms.total} token={draft.token} strong /> },
      ]}
      status={state.status}
      codeErrors={state.codeErrors}
      confirmLabel={t('Send now')}
      onSubmit={(code) => payment.submitCode(state, code)}
      onCheckAgain={() => payment.confirm(state)}
      onBack={() => payment.edit(draft)}
      onStopChecking={payment.stopChecking}
    />
  );
}
