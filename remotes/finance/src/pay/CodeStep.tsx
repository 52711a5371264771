import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isInFlight, TokenAmount } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { DescriptionList, Stack, TextField } from '@hashgrid/ui';
import { OrderActions } from '../order/OrderActions';
import type { Payment, PaymentConfirmState } from './usePayment';

const MIN_LENGTH = 6;
const MAX_LENGTH = 16;

interface CodeStepProps {
  state: PaymentConfirmState;
  payment: Payment;
}

/** Asks for the second factor of a reviewed payment: a code from the authenticator app, or a recovery code. */
export function CodeStep({ state, payment }: CodeStepProps) {
  const t = useTranslate();
  const { order, status, codeErrors } = state;
  const { draft, terms } = order;
  const [code, setCode] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = isInFlight(status);
  useEffect(() => input.current?.focus(), [codeErrors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (status === 'unknown') {
      payment.confirm(state);
      return;
    }
    const enteredCode = code.replace(/\s/g, '');
    const isIncomplete = enteredCode.length < MIN_LENGTH;
    setTooShort(isIncomplete);
    if (isIncomplete) input.current?.focus();
    else payment.submitCode(state, enteredCode);
  };

  const errors = isTooShort
    ? [t('Enter the code from your authenticator app.')]
    : codeErrors.map((text) => t(text));
  return (
    <Stack as="form" gap={6} onSubmit={handleSubmit} noValidate aria-busy={isBusy} aria-label={t('Code')}>
      <DescriptionList
        items={[
          { term: t('Recipient'), value: <bdi>{terms.recipient}</bdi> },
          { term: t('Total'), value: <TokenAmount value={terms.total} token={draft.token} strong /> },
        ]}
      />
      <TextField
        ref={input}
        label={t('Two-factor code')}
        name="code"
        hint={t('6-digit code from your authenticator app, or a recovery code')}
        error={errors.length > 0 ? errors : undefined}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setTooShort(false);
        }}
        variant="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        readOnly={status !== 'ready'}
      />
      <OrderActions
        status={status}
        confirmLabel={t('Send now')}
        onBack={() => payment.edit(draft)}
        onStopChecking={payment.stopChecking}
      />
    </Stack>
  );
}
