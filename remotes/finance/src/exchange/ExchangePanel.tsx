import styled from 'styled-components';
import type { Profile } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { closeIcon, IconButton, Panel, Stack, Steps } from '@hashgrid/ui';
import { listOrderSteps, type OrderStep } from '../order/listOrderSteps';
import { ExchangeCodeStep } from './ExchangeCodeStep';
import { ExchangeComplete } from './ExchangeComplete';
import { ExchangeForm } from './ExchangeForm';
import { ExchangeReview } from './ExchangeReview';
import { useStableHeight } from './useStableHeight';
import { useExchange } from './useExchange';

/** Stretches shorter steps to the height of the form, so that their buttons are where the form's button was. */
const Body = styled(Stack)`
  & > [role='group'] {
    display: grid;
    flex: 1;
  }
`;

interface ExchangePanelProps {
  user: Profile;
  /** Token to pay with initially. */
  initialToken: string;
  symbols: readonly string[];
  onClose: () => void;
}

/** Swap of one token for another at the pool's price, in steps: quote, review, code if required, done. */
export function ExchangePanel({ user, initialToken, symbols, onClose }: ExchangePanelProps) {
  const t = useTranslate();
  const otherToken = symbols.find((symbol) => symbol !== initialToken) ?? initialToken;
  const exchange = useExchange(user, { from: initialToken, to: otherToken, amount: '' });
  const { state } = exchange;
  const isConfirming = state.step === 'review' || state.step === 'code';
  const canClose = !isConfirming || state.status === 'ready';
  const labels: Record<OrderStep, string> = {
    form: t('Quote'),
    review: t('Review'),
    code: t('Code'),
    done: t('Done'),
  };
  // Only a swap above the daily limit needs a code, which is known once the server asks for it.
  const steps = listOrderSteps(state.step === 'code');
  const body = useStableHeight<HTMLDivElement>(state.step === 'form');
  return (
    <Panel
      title={t('Swap')}
      action={canClose && <IconButton icon={closeIcon} label={t('Close swap')} onClick={onClose} />}
    >
      <Body gap={6} ref={body}>
        <Steps
          label={t('Swap steps')}
          steps={steps.map((step) => labels[step])}
          current={steps.indexOf(state.step)}
        />
        {state.step === 'form' && <ExchangeForm state={state} exchange={exchange} symbols={symbols} />}
        {state.step === 'review' && <ExchangeReview state={state} exchange={exchange} />}
        {state.step === 'code' && <ExchangeCodeStep state={state} exchange={exchange} />}
        {state.step === 'done' && (
          <ExchangeComplete
            receipt={state.receipt}
            onSwapAgain={() => exchange.edit({ from: state.receipt.from, to: state.receipt.to, amount: '' })}
          />
        )}
      </Body>
    </Panel>
  );
}
