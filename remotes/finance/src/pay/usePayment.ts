import {
  type OrderConfirmState,
  type OrderFormState,
  type StoredOrder,
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
import { useToast } from '@hashgrid/platform';
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
  const toast = useToast();
  const order = usePaidOrder<Transfer, ResolvedTransfer, Receipt>({
    kind: 'payment',
    playerId: user.id,
    initialDraft,
    fields: FIELDS,
    requiresCode: user.hasTwoFactor,
    isQuotedOrder: isPricedTransfer,
    submit: ({ draft, idempotencyKey }, code) => transfer({ ...draft, code, idempotencyKey }).unwrap(),
    onMissedRejection: toast.error,
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

  return { ...order, review };
}

export type Payment = ReturnType<typeof usePayment>;
