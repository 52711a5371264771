import { useSearchParams } from 'react-router-dom';
import { DEFAULT_TOKEN_SYMBOL } from '@hashgrid/contracts';
import { useTranslate, useWallets } from '@hashgrid/platform';
import { Panel, Stack, Steps } from '@hashgrid/ui';
import { PaymentReceipt } from './PaymentReceipt';
import { ReviewStep } from './ReviewStep';
import { SendForm } from './SendForm';
import { usePayment } from './usePayment';
import { WalletsGate } from '../balances/WalletsGate';

const STEP_NUMBERS = { form: 0, review: 1, receipt: 2 } as const;

function SendSteps() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const { wallets } = useWallets();
  const asked = params.get('token') ?? '';
  const token = wallets.some(({ symbol }) => symbol === asked) ? asked : DEFAULT_TOKEN_SYMBOL;
  const payment = usePayment({
    recipient: params.get('to') ?? '',
    token,
    amount: params.get('amount') ?? '',
    note: '',
  });
  const { state } = payment;
  return (
    <Stack gap={6}>
      <Steps
        label={t('Steps of the payment')}
        steps={[t('Details'), t('Review'), t('Receipt')]}
        current={STEP_NUMBERS[state.step]}
      />
      {state.step === 'form' && <SendForm state={state} payment={payment} wallets={wallets} />}
      {state.step === 'review' && <ReviewStep state={state} payment={payment} />}
      {state.step === 'receipt' && (
        <PaymentReceipt
          receipt={state.receipt}
          onAgain={() => payment.edit({ recipient: '', token: state.receipt.token, amount: '', note: '' })}
        />
      )}
    </Stack>
  );
}

/** The way of a payment: details → review → receipt. Another pay link begins another payment. */
export function SendPanel() {
  const [params] = useSearchParams();
  return (
    <WalletsGate>
      <Panel>
        <SendSteps key={params.toString()} />
      </Panel>
    </WalletsGate>
  );
}
