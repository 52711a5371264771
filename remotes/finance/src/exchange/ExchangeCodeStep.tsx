import { TokenAmount } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { OrderCodeForm } from '../order/OrderCodeForm';
import type { Exchange, ExchangeConfirmState } from './useExchange';

interface ExchangeCodeStepProps {
  state: ExchangeConfirmState;
  exchange: Exchange;
}

/** Asks for the second factor of a reviewed swap above the daily limit. */
export function ExchangeCodeStep({ state, exchange }: ExchangeCodeStepProps) {
  const t = useTranslate();
  const { draft, terms } = state.order;
  return (
    <OrderCodeForm
      items={[
        { term: t('You pay'), value: <TokenAmount value={draft.amount} token={draft.from} strong /> },
        {
          term: t('Minimum received'),
          value: <TokenAmount value={terms.minReceived} token={draft.to} strong />,
        },
      ]}
      status={state.status}
      codeErrors={state.codeErrors}
      confirmLabel={t('Swap now')}
      onSubmit={(code) => exchange.submitCode(state, code)}
      onCheckAgain={() => exchange.confirm(state)}
      onBack={() => exchange.edit(draft)}
      onStopChecking={exchange.stopChecking}
    />
  );
}
