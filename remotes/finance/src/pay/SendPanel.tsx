import { useEffect, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DEFAULT_TOKEN_SYMBOL, type Profile, type Transfer, type Wallet } from '@hashgrid/contracts';
import { useSession, useTranslate, useWallets } from '@hashgrid/platform';
import { Panel, Stack, Steps } from '@hashgrid/ui';
import { listOrderSteps, type OrderStep } from '../order/listOrderSteps';
import { CodeStep } from './CodeStep';
import { PaymentReceipt } from './PaymentReceipt';
import { ReviewStep } from './ReviewStep';
import { SendForm } from './SendForm';
import { useIsFormReady } from './useIsFormReady';
import { usePayment } from './usePayment';
import { WalletsBoundary } from '../balances/WalletsBoundary';

/** Returns what a payment link pre-fills. */
function readPayLink(params: URLSearchParams, wallets: readonly Wallet[]): Transfer {
  const requestedToken = params.get('token') ?? DEFAULT_TOKEN_SYMBOL;
  const isKnownToken = wallets.some(({ symbol }) => symbol === requestedToken);
  return {
    recipient: params.get('to') ?? '',
    token: isKnownToken ? requestedToken : DEFAULT_TOKEN_SYMBOL,
    // The amount in the link is of the unknown token, not of the token that replaces it.
    amount: (isKnownToken && params.get('amount')) || '',
    note: '',
  };
}

interface SendPanelProps {
  /** Draft of the payment, kept while another tab of the page is open; null if there is none to return to. */
  draftRef: RefObject<Transfer | null>;
}

function SendSteps({ user, draftRef }: SendPanelProps & { user: Profile }) {
  const t = useTranslate();
  const [params] = useSearchParams();
  const { wallets } = useWallets();
  const payment = usePayment(user, (!params.toString() && draftRef.current) || readPayLink(params, wallets));
  const { state } = payment;
  useEffect(() => {
    // A payment that was attempted may have been sent, so the form must not offer it again.
    if (state.step !== 'form')
      draftRef.current = state.step !== 'done' && state.status === 'ready' ? state.order.draft : null;
  }, [state, draftRef]);
  const [initialState] = useState(state);
  const labels: Record<OrderStep, string> = {
    form: t('Payment details'),
    review: t('Review'),
    code: t('Code'),
    done: t('Receipt'),
  };
  // The server may require a code even if the loaded profile has no two-factor authentication.
  const steps = listOrderSteps(user.hasTwoFactor || state.step === 'code');
  return (
    <Stack gap={6}>
      <Steps
        label={t('Payment steps')}
        steps={steps.map((step) => labels[step])}
        current={steps.indexOf(state.step)}
      />
      {state.step === 'form' && (
        <SendForm
          state={state}
          payment={payment}
          wallets={wallets}
          focusFirst={state !== initialState}
          draftRef={draftRef}
        />
      )}
      {state.step === 'review' && <ReviewStep state={state} payment={payment} />}
      {state.step === 'code' && <CodeStep state={state} payment={payment} />}
      {state.step === 'done' && (
        <PaymentReceipt receipt={state.receipt} onSendAnother={() => payment.startNew(state.receipt.token)} />
      )}
    </Stack>
  );
}

/** Payment in steps: details, review, two-factor code if required, receipt. Another payment link starts a new payment. */
export function SendPanel({ draftRef }: SendPanelProps) {
  const [params] = useSearchParams();
  const { user } = useSession();
  const isReady = useIsFormReady();
  return (
    <WalletsBoundary isWaiting={!isReady}>
      <Panel>{user && <SendSteps key={params.toString()} user={user} draftRef={draftRef} />}</Panel>
    </WalletsBoundary>
  );
}
