import { useEffect, type RefObject } from 'react';
import type { Transfer, Wallet } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { removeBidiControls } from '@hashgrid/ui';
import { normalizeAmount } from '../amount/normalizeAmount';
import { useAmountDraft } from '../amount/useAmountDraft';
import { useTokenBalance } from '../amount/useTokenBalance';
import { keepCurrentErrors } from '../order/keepCurrentErrors';
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
  /** Receives what the player has entered. */
  draftRef: RefObject<Transfer | null>;
}

/** Trims the texts, drops an empty note, removes direction marks pasted with a username, and normalizes the amount. */
function normalizeDraft({ recipient, token, amount, note }: Transfer): Transfer {
  const trimmedNote = note?.trim();
  return {
    recipient: removeBidiControls(recipient).trim(),
    token,
    amount: normalizeAmount(amount),
    ...(trimmedNote && { note: trimmedNote }),
  };
}

/** Form for the details of a payment; shows errors at their fields. */
export function SendForm({ state, payment, wallets, focusFirst, draftRef }: SendFormProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const [draft, changeDraft] = useAmountDraft(state, payment.edit);
  useEffect(() => {
    draftRef.current = draft;
  }, [draft, draftRef]);
  const { errors, rejection, isBusy } = state;
  const tokenBalance = useTokenBalance(draft.token);
  const { balance, decimals, formattedBalance } = tokenBalance;
  const transfer = normalizeDraft(draft);

  const handleSubmit = () => {
    const foundErrors = validateTransfer(transfer, tokenBalance, t);
    if (Object.keys(foundErrors).length > 0) {
      payment.setErrors(transfer, foundErrors);
      return;
    }
    const describeInsufficientBalance = (total: string) =>
      t('Total with fee: %total% %token%. You have %balance% %token%.', {
        total: number(total, { max: decimals }),
        token: transfer.token,
        balance: formattedBalance,
      });
    void payment.review(transfer, balance, describeInsufficientBalance);
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
        errors={keepCurrentErrors(errors, state.draft, transfer)}
        wallets={wallets}
        balance={balance}
        onChange={(changes) => changeDraft({ ...draft, ...changes })}
      />
      <FeeSummary amount={transfer.amount} tokenBalance={tokenBalance} />
    </OrderForm>
  );
}
