import type { Transfer, Wallet } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { normalizeAmount } from '../amount/normalizeAmount';
import { useAmountDraft } from '../amount/useAmountDraft';
import { useTokenBalance } from '../amount/useTokenBalance';
import { OrderForm } from '../order/OrderForm';
import { OrderRejectedAlert } from '../order/OrderRejectedAlert';
import { FeeSummary } from './FeeSummary';
import { validateTransfer } from './validateTransfer';
import { SendFields } from './SendFields';
import type { Payment, PaymentFormState } from './usePayment';

interface SendFormProps {
  state: PaymentFormState;
  payment: Payment;
  wallets: readonly Wallet[];
  /** Focuses the recipient when the form appears without errors. */
  focusFirst: boolean;
}

function cleanDraft({ recipient, token, amount, note }: Transfer): Transfer {
  const trimmedNote = note?.trim();
  return {
    recipient: recipient.trim(),
    token,
    amount: normalizeAmount(amount),
    ...(trimmedNote && { note: trimmedNote }),
  };
}

/** Form for the details of a payment; shows errors on the fields they are about. */
export function SendForm({ state, payment, wallets, focusFirst }: SendFormProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const [draft, setDraft] = useAmountDraft(state);
  const { errors, rejection, isBusy } = state;
  const tokenBalance = useTokenBalance(draft.token);
  const { balance, decimals, formattedBalance } = tokenBalance;

  const handleSubmit = () => {
    const transfer = cleanDraft(draft);
    const foundErrors = validateTransfer(transfer, tokenBalance, t);
    if (Object.keys(foundErrors).length > 0) {
      payment.setErrors(transfer, foundErrors);
      return;
    }
    const describeShortage = (total: string) =>
      t('Total with fee: %total% %token%. You have %balance% %token%.', {
        total: number(total, { max: decimals }),
        token: transfer.token,
        balance: formattedBalance,
      });
    void payment.review(transfer, balance, describeShortage);
  };

  return (
    <OrderForm
      label={t('Send')}
      submitLabel={t('Review payment')}
      errors={errors}
      isBusy={isBusy}
      focusFirst={focusFirst}
      isSticky
      onSubmit={handleSubmit}
    >
      {rejection && (
        <OrderRejectedAlert
          rejection={rejection}
          title={t('Payment not sent')}
          untilText={t('You can send again on %date%.')}
        />
      )}
      <SendFields
        draft={draft}
        errors={errors}
        wallets={wallets}
        balance={balance}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
      />
      <FeeSummary amount={normalizeAmount(draft.amount)} tokenBalance={tokenBalance} />
    </OrderForm>
  );
}
