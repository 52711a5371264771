import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { Button, DescriptionList, Stack, TextField } from '@hashgrid/ui';
import { TokenAmount } from '../figures/TokenAmount';
import { OutcomeAlert } from '../payment/OutcomeAlert';
import type { ConfirmState, Payment } from './usePayment';

const MIN_LENGTH = 6;
const MAX_LENGTH = 16;

interface CodeStepProps {
  state: ConfirmState;
  payment: Payment;
}

/** The second factor of a payment that was reviewed: a code of the authenticator app, or a recovery code. */
export function CodeStep({ state, payment }: CodeStepProps) {
  const t = useTranslate();
  const { review, progress, codeErrors } = state;
  const { draft, resolved } = review;
  const [code, setCode] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = progress === 'sending' || progress === 'checking';
  useEffect(() => input.current?.focus(), [codeErrors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.replace(/\s/g, '');
    if (isBusy) return;
    if (progress === 'unknown') {
      payment.confirm(state);
      return;
    }
    setTooShort(typed.length < MIN_LENGTH);
    if (typed.length < MIN_LENGTH) input.current?.focus();
    else payment.sendCode(state, typed);
  };

  const error = isTooShort
    ? [t('Enter the code from your authenticator app.')]
    : codeErrors.map((text) => t(text));
  return (
    <Stack as="form" gap={6} onSubmit={handleSubmit} noValidate aria-busy={isBusy} aria-label={t('Code')}>
      <DescriptionList
        items={[
          { term: t('Recipient'), value: <bdi>{resolved.recipient}</bdi> },
          { term: t('Total'), value: <TokenAmount value={resolved.total} token={draft.token} strong /> },
        ]}
      />
      <TextField
        ref={input}
        label={t('Two-factor code')}
        name="code"
        hint={t('6-digit code from your authenticator app, or a recovery code')}
        error={error.length > 0 ? error : undefined}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setTooShort(false);
        }}
        look="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        readOnly={progress !== 'ready'}
      />
      <OutcomeAlert progress={progress} onGiveUp={payment.giveUp} />
      <Stack row wrap gap={3}>
        <Button type="submit" busy={isBusy}>
          {progress === 'unknown' ? t('Check again') : t('Send now')}
        </Button>
        {progress === 'ready' && (
          <Button variant="ghost" onClick={() => payment.edit(draft)}>
            {t('Back')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
