import { useFormat, useTranslate } from '@hashgrid/platform';
import { Alert, Amount, Button, DescriptionList, Stack } from '@hashgrid/ui';
import { StepFocus } from './StepFocus';
import type { Payment, PaymentState, Progress, ReviewedTransfer } from './usePayment';

const TOKEN_DIGITS = 8;

interface ReviewStepProps {
  state: Extract<PaymentState, { step: 'review' }>;
  payment: Payment;
}

function ReviewedFacts({ draft, resolved }: ReviewedTransfer) {
  const t = useTranslate();
  const { number } = useFormat();
  const amount = (value: string) => (
    <Amount value={number(value, { max: TOKEN_DIGITS })} unit={draft.token} />
  );
  const items = [
    { term: t('To'), value: <bdi>{resolved.recipient}</bdi> },
    { term: t('Amount'), value: amount(draft.amount) },
    { term: t('Fee'), value: amount(resolved.fee) },
    {
      term: t('Total'),
      value: (
        <Amount
          value={number(resolved.total, { max: TOKEN_DIGITS })}
          unit={draft.token}
          size={20}
          tone="brand"
          strong
        />
      ),
    },
  ];
  if (draft.note) items.splice(1, 0, { term: t('Note'), value: <bdi>{draft.note}</bdi> });
  return <DescriptionList items={items} />;
}

function OutcomeAlert({ progress }: { progress: Progress }) {
  const t = useTranslate();
  if (progress === 'checking') {
    return (
      <Alert tone="warn" title={t('Unknown, checking')}>
        {t('No answer came. The same payment is asked for again; it can only be paid once.')}
      </Alert>
    );
  }
  if (progress === 'unknown') {
    return (
      <Alert tone="warn" title={t('Outcome unknown')}>
        {t('The server still does not answer. Check again here: it can only be paid once.')}
      </Alert>
    );
  }
  return null;
}

/** The last look: recipient as stored, fee and total as the server named them. Nothing moves before the confirmation. */
export function ReviewStep({ state: { review, progress }, payment }: ReviewStepProps) {
  const t = useTranslate();
  const isBusy = progress === 'sending' || progress === 'checking';
  return (
    <StepFocus label={t('Review')}>
      <Stack gap={6} aria-busy={isBusy}>
        <ReviewedFacts {...review} />
        <OutcomeAlert progress={progress} />
        <Stack row wrap gap={3}>
          <Button busy={isBusy} onClick={() => !isBusy && void payment.confirm(review)}>
            {progress === 'unknown' ? t('Check again') : t('Confirm and send')}
          </Button>
          {progress === 'ready' && (
            <Button variant="ghost" onClick={() => payment.edit(review.draft)}>
              {t('Back')}
            </Button>
          )}
        </Stack>
      </Stack>
    </StepFocus>
  );
}
