import { useTranslate } from '@hashgrid/platform';
import { Button, Stack, FocusOnMount, Text } from '@hashgrid/ui';
import { TokenAmount } from '../figures/TokenAmount';
import { OutcomeAlert } from '../payment/OutcomeAlert';
import { SLIPPAGE_PERCENT } from './leastReceived';
import { QuoteFacts } from './QuoteFacts';
import type { ExchangeProcess, ExchangeReview as ReviewState } from './useExchange';

interface ExchangeReviewProps {
  state: ReviewState;
  process: ExchangeProcess;
}

/** The last look at an exchange: nothing moves before the confirmation, and never for less than the least shown. */
export function ExchangeReview({ state, process }: ExchangeReviewProps) {
  const t = useTranslate();
  const { quote, minReceived, progress } = state;
  const isBusy = progress === 'sending' || progress === 'checking';
  return (
    <FocusOnMount label={t('Review')}>
      <Stack gap={6} aria-busy={isBusy}>
        <QuoteFacts
          quote={quote}
          before={[
            { term: t('You pay'), value: <TokenAmount value={quote.amount} token={quote.from} strong /> },
          ]}
          after={[
            { term: t('Minimum received'), value: <TokenAmount value={minReceived} token={quote.to} /> },
          ]}
        />
        <Text size={14} tone="faint">
          {t('Your swap won’t go through if the price moves by more than %percent%%.', {
            percent: String(SLIPPAGE_PERCENT),
          })}
        </Text>
        <OutcomeAlert progress={progress} onGiveUp={process.giveUp} />
        <Stack row wrap gap={3}>
          <Button busy={isBusy} onClick={() => !isBusy && void process.confirm(state)}>
            {progress === 'unknown' ? t('Check again') : t('Confirm swap')}
          </Button>
          {progress === 'ready' && (
            <Button
              variant="ghost"
              onClick={() => process.edit({ from: quote.from, to: quote.to, amount: quote.amount })}
            >
              {t('Back')}
            </Button>
          )}
        </Stack>
      </Stack>
    </FocusOnMount>
  );
}
