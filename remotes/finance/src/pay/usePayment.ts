import {
  type OrderConfirmState,
  type OrderFormState,
  type StoredOrder,
  TOKEN_FRACTION_DIGITS,
  usePaidOrder,
} from '@hashgrid/app-ui';
import {
  compareDecimals,
  type Profile,
  type Receipt,
  type ResolvedTransfer,
  type Transfer,
} from '@hashgrid/contracts';
import { findMismatch, ResolvedTransferSchema, TransferSchema } from '@hashgrid/contracts/schemas';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { isolateBidi } from '@hashgrid/ui';
import { useMissedOutcomeToast } from '../order/useMissedOutcomeToast';
import { priceTransfer } from './priceTransfer';
import { useLazyResolveTransferQuery, useTransferMutation } from './transferApi';

export type PaymentFormState = OrderFormState<Transfer>;
export type PaymentConfirmState = OrderConfirmState<Transfer, ResolvedTransfer>;

const FIELDS = ['recipient', 'token', 'amount', 'note'];

const isPricedTransfer = ({ draft, terms }: StoredOrder) =>
  !findMismatch(TransferSchema, draft) && !findMismatch(ResolvedTransferSchema, terms);

/** Holds the state of a payment to another player, from form to receipt. */
export function usePayment(user: Profile, initialDraft: Transfer) {
  const [resolve] = useLazyResolveTransferQuery();
  const [transfer] = useTransferMutation();
  const t = useTranslate();
  const { number } = useFormat();
  const onMissedOutcome = useMissedOutcomeToast<Receipt>({
    describeAccepted: ({ amount, token, recipient }) =>
      t('You sent %amount% %token% to %name%.', {
        amount: number(amount, { max: TOKEN_FRACTION_DIGITS }),
        token,
        name: isolateBidi(recipient),
      }),
    describeRejected: (reason) => t('Payment not sent. %reason%', { reason }),
    unknownText: t('Your payment is unconfirmed. Open Pay to check again.'),
  });
  const order = usePaidOrder<Transfer, ResolvedTransfer, Receipt>({
    kind: 'payment',
    playerId: user.id,
    initialDraft,
    fields: FIELDS,
    requiresCode: user.hasTwoFactor,
    isQuotedOrder: isPricedTransfer,
    submit: ({ draft, idempotencyKey }, code) => transfer({ ...draft, code, idempotencyKey }).unwrap(),
    onMissedOutcome,
  });

  /**
   * Gets recipient, fee and total of a draft from the server, then asks for confirmation.
   * @param describeInsufficientBalance returns the error text for a total that exceeds the balance
   */
  const review = (draft: Transfer, balance: string, describeInsufficientBalance: (total: string) => string) =>
    order.review(draft, async () => {
      const priced = await priceTransfer(draft, balance, (query) => resolve(query).unwrap());
      const { total } = priced.terms;
      return compareDecimals(total, balance) > 0
        ? { errors: { amount: [describeInsufficientBalance(total)] } }
        : priced;
    });

  /** Shows the form for a new payment, with only its token filled in. */
  const startNew = (token: string) => order.edit({ recipient: '', token, amount: '', note: '' });

  /** Discards a payment whose outcome is unknown. It may have been sent, so the form doesn't offer it again, not even from a payment link. */
  const stopChecking = () => {
    order.stopChecking();
    startNew(initialDraft.token);
  };

  return { ...order, review, startNew, stopChecking };
}

export type Payment = ReturnType<typeof usePayment>;
