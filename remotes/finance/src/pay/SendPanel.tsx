import { useSearchParams } from 'react-router-dom';
import { DEFAULT_TOKEN_SYMBOL, type Profile } from '@hashgrid/contracts';
import { useSession, useTranslate, useWallets } from '@hashgrid/platform';
import { Panel, Stack, Steps } from '@hashgrid/ui';
import { CodeStep } from './CodeStep';
import { PaymentReceipt } from './PaymentReceipt';
import { ReviewStep } from './ReviewStep';
import { SendForm } from './SendForm';
import { usePayment, type PaymentState } from './usePayment';
import { WalletsGate } from '../balances/WalletsGate';

type Step = PaymentState['step'];

/** The steps of a payment; the code is one of them for whoever has a second factor. */
const stepsOf = (hasCode: boolean): readonly Step[] =>
  hasCode ? ['form', 'review', 'code', 'receipt'] : ['form', 'review', 'receipt'];

function SendSteps({ user }: { user: Profile }) {
  const t = useTranslate();
  const [params] = useSearchParams();
  const { wallets } = useWallets();
  const asked = params.get('token') ?? '';
  const token = wallets.some(({ symbol }) => symbol === asked) ? asked : DEFAULT_TOKEN_SYMBOL;
  const payment = usePayment(user, {
    recipient: params.get('to') ?? '',
    token,
    amount: params.get('amount') ?? '',
    note: '',
  });
  const { state } = payment;
  const names: Record<Step, string> = {
    form: t('Details'),
    review: t('Review'),
    code: t('Code'),
    receipt: t('Receipt'),
  };
  const steps = stepsOf(user.hasTwoFactor || state.step === 'code');
  return (
    <Stack gap={6}>
      <Steps
        label={t('Steps of the payment')}
        steps={steps.map((step) => names[step])}
        current={steps.indexOf(state.step)}
      />
      {state.step === 'form' && <SendForm state={state} payment={payment} wallets={wallets} />}
      {state.step === 'review' && <ReviewStep state={state} payment={payment} />}
      {state.step === 'code' && <CodeStep state={state} payment={payment} />}
      {state.step === 'receipt' && (
        <PaymentReceipt
          receipt={state.receipt}
          onAgain={() => payment.edit({ recipient: '', token: state.receipt.token, amount: '', note: '' })}
        />
      )}
    </Stack>
  );
}

/** The way of a payment: details → review → second factor → receipt. Another pay link begins another payment. */
export function SendPanel() {
  const [params] = useSearchParams();
  const { user } = useSession();
  return (
    <WalletsGate>
      <Panel>{user && <SendSteps key={params.toString()} user={user} />}</Panel>
    </WalletsGate>
  );
}
