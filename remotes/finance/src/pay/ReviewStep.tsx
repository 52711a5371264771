import { useTranslate } from '@hashgrid/platform';
import { Button, DescriptionList, Stack, FocusOnMount } from '@hashgrid/ui';
import { TokenAmount } from '../figures/TokenAmount';
import { OutcomeAlert } from '../payment/OutcomeAlert';
import type { ConfirmState, Payment, ReviewedTransfer } from './usePayment';

interface ReviewStepProps {
  state: ConfirmState;
  payment: Payment;
}

function ReviewedFacts({ draft, resolved }: ReviewedTransfer) {
  const t = useTranslate();
  const amount = (value: string) => <TokenAmount value={value} token={draft.token} />;
  const items = [
    { term: t('Recipient'), value: <bdi>{resolved.recipient}</bdi> },
    { term: t('Amount'), value: amount(draft.amount) },
    { term: t('Fee'), value: amount(resolved.fee) },
    {
      term: t('Total'),
      value: <TokenAmount value={resolved.total} token={draft.token} size={20} tone="brand" strong />,
    },
  ];
  if (draft.note) items.splice(1, 0, { term: t('Note'), value: <bdi>{draft.note}</bdi> });
  return <DescriptionList items={items} />;
}

/** The last look: recipient as stored, fee and total as the server named them. Nothing moves before the confirmation. */
export function ReviewStep({ state, payment }: ReviewStepProps) {
  const t = useTranslate();
  const { review, progress } = state;
  const isBusy = progress === 'sending' || progress === 'checking';
  return (
    <FocusOnMount label={t('Review')}>
      <Stack gap={6} aria-busy={isBusy}>
        <ReviewedFacts {...review} />
        <OutcomeAlert progress={progress} onGiveUp={payment.giveUp} />
        <Stack row wrap gap={3}>
          <Button busy={isBusy} onClick={() => !isBusy && payment.confirm(state)}>
            {progress === 'unknown' ? t('Check again') : t('Confirm and send')}
          </Button>
          {progress === 'ready' && (
            <Button variant="ghost" onClick={() => payment.edit(review.draft)}>
              {t('Back')}
            </Button>
          )}
        </Stack>
      </Stack>
    </FocusOnMount>
  );
}
