import type { Unpaid } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Button, moveFocusOnUnmount, Stack, Text, walletIcon } from '@hashgrid/ui';
import { useFormatAmount } from '../values/useFormatAmount';
import { useCollect } from './useCollect';

interface CollectButtonProps {
  unpaid: Unpaid;
  /** Whether collecting is the main action of the page. */
  isPrimary?: boolean;
}

/** Button that collects the unpaid rewards, and a note on when later ones are paid. */
export function CollectButton({ unpaid: { token, total }, isPrimary = true }: CollectButtonProps) {
  const t = useTranslate();
  const formatAmount = useFormatAmount({ isShort: true });
  const { collect, isBusy } = useCollect();
  return (
    <Stack ref={moveFocusOnUnmount} gap={2}>
      <Button
        full
        variant={isPrimary ? 'primary' : 'secondary'}
        icon={walletIcon}
        busy={isBusy}
        onClick={() => void collect()}
      >
        {t('Collect %amount%', { amount: formatAmount(total, token) })}
      </Button>
      <Text size={12} tone="faint">
        {t('Once a day. The rest is paid at 00:00 UTC.')}
      </Text>
    </Stack>
  );
}
