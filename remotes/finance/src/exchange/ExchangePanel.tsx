import type { Profile } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { closeIcon, IconButton, Panel, Stack, Steps } from '@hashgrid/ui';
import { ExchangeComplete } from './ExchangeComplete';
import { ExchangeForm } from './ExchangeForm';
import { ExchangeReview } from './ExchangeReview';
import { useExchange } from './useExchange';

/** A swap never asks for a code. */
const STEP_NUMBERS = { form: 0, review: 1, code: 1, done: 2 } as const;

interface ExchangePanelProps {
  user: Profile;
  /** Token to pay with initially. */
  initialToken: string;
  symbols: readonly string[];
  onClose: () => void;
}

/** Swap of one token for another at the pool's price: quote → review → done. */
export function ExchangePanel({ user, initialToken, symbols, onClose }: ExchangePanelProps) {
  const t = useTranslate();
  const otherToken = symbols.find((symbol) => symbol !== initialToken) ?? initialToken;
  const exchange = useExchange(user, { from: initialToken, to: otherToken, amount: '' });
  const { state } = exchange;
  const canClose = state.step !== 'review' || state.status === 'ready';
  return (
    <Panel
      title={t('Swap')}
      action={canClose && <IconButton icon={closeIcon} label={t('Close swap')} onClick={onClose} />}
    >
      <Stack gap={6} style={{ maxInlineSize: 640 }}>
        <Steps
          label={t('Swap steps')}
          steps={[t('Quote'), t('Review'), t('Done')]}
          current={STEP_NUMBERS[state.step]}
        />
        {state.step === 'form' && <ExchangeForm state={state} exchange={exchange} symbols={symbols} />}
        {(state.step === 'review' || state.step === 'code') && (
          <ExchangeReview state={state} exchange={exchange} />
        )}
        {state.step === 'done' && (
          <ExchangeComplete
            receipt={state.receipt}
            onAgain={() => exchange.edit({ from: state.receipt.from, to: state.receipt.to, amount: '' })}
          />
        )}
      </Stack>
    </Panel>
  );
}
