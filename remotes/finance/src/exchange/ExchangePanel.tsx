import type { Profile } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { closeIcon, IconButton, Panel, Stack, Steps } from '@hashgrid/ui';
import { ExchangeDone } from './ExchangeDone';
import { ExchangeForm } from './ExchangeForm';
import { ExchangeReview } from './ExchangeReview';
import { useExchange } from './useExchange';

const STEP_NUMBERS = { form: 0, review: 1, done: 2 } as const;

interface ExchangePanelProps {
  user: Profile;
  /** The token to begin with. */
  given: string;
  symbols: readonly string[];
  onClose: () => void;
}

/** Changes one token into another at the pool's price: quote → review → done. */
export function ExchangePanel({ user, given, symbols, onClose }: ExchangePanelProps) {
  const t = useTranslate();
  const wanted = symbols.find((symbol) => symbol !== given) ?? given;
  const process = useExchange(user, { from: given, to: wanted, amount: '' });
  const { state } = process;
  const isHeld = state.step === 'review' && state.progress !== 'ready';
  return (
    <Panel
      title={t('Swap')}
      action={!isHeld && <IconButton icon={closeIcon} label={t('Close swap')} onClick={onClose} />}
    >
      <Stack gap={6} style={{ maxInlineSize: 640 }}>
        <Steps
          label={t('Steps of the exchange')}
          steps={[t('Quote'), t('Review'), t('Done')]}
          current={STEP_NUMBERS[state.step]}
        />
        {state.step === 'form' && <ExchangeForm state={state} process={process} symbols={symbols} />}
        {state.step === 'review' && <ExchangeReview state={state} process={process} />}
        {state.step === 'done' && (
          <ExchangeDone
            receipt={state.receipt}
            onAgain={() => process.edit({ from: state.receipt.from, to: state.receipt.to, amount: '' })}
          />
        )}
      </Stack>
    </Panel>
  );
}
