import { isInFlight, TokenAmount } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { FocusOnMount, Stack, Text } from '@hashgrid/ui';
import { OrderActions } from '../order/OrderActions';
import { SLIPPAGE_PERCENT } from './toMinReceived';
import { QuoteDetails } from './QuoteDetails';
import type { Exchange, ExchangeConfirmState } from './useExchange';

interface ExchangeReviewProps {
  state: ExchangeConfirmState;
  exchange: Exchange;
}

/** Review of the quote and the minimum received, before the player confirms. */
export function ExchangeReview({ state, exchange }: ExchangeReviewProps) {
  const t = useTranslate();
  const { order, status } = state;
  const { quote, minReceived } = order.terms;
  const isBusy = isInFlight(status);
  return (
    <FocusOnMount label={t('Review')}>
      <Stack gap={6} aria-busy={isBusy}>
        <QuoteDetails
          quote={quote}
          minReceived={minReceived}
          before={[
            { term: t('You pay'), value: <TokenAmount value={quote.amount} token={quote.from} strong /> },
            {
              term: t('You receive'),
              value: <TokenAmount value={quote.received} token={quote.to} size={20} strong />,
            },
          ]}
        />
        <Text size={14} tone="faint">
          {t('Your swap won’t go through if the price moves by more than %percent%%.', {
            percent: String(SLIPPAGE_PERCENT),
          })}
        </Text>
        <Stack gap={6} style={{ marginBlockStart: 'auto' }}>
          <OrderActions
            status={status}
            confirmLabel={t('Confirm swap')}
            onConfirm={() => exchange.confirm(state)}
            onBack={() => exchange.edit(order.draft)}
            onStopChecking={exchange.stopChecking}
          />
        </Stack>
      </Stack>
    </FocusOnMount>
  );
}
