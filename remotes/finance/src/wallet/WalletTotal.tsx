import { PaymentLinks, TotalBalance } from '@hashgrid/app-ui';
import type { Portfolio } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Button, exchangeIcon, Panel, Stack } from '@hashgrid/ui';

interface WalletTotalProps {
  portfolio: Portfolio;
  /** Null if there is no other token or a swap is open. */
  onExchange: (() => void) | null;
}

/** Total value of all tokens, with links to send, receive and swap. */
export function WalletTotal({ portfolio, onExchange }: WalletTotalProps) {
  const t = useTranslate();
  return (
    <Panel aria-label={t('Total balance')}>
      <Stack row wrap gap={4} align="end" justify="space-between">
        <TotalBalance portfolio={portfolio} />
        <PaymentLinks>
          {onExchange && (
            <Button variant="secondary" icon={exchangeIcon} onClick={onExchange}>
              {t('Swap')}
            </Button>
          )}
        </PaymentLinks>
      </Stack>
    </Panel>
  );
}
