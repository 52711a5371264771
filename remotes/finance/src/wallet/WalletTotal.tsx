import { PaymentLinks, TotalBalance } from '@hashgrid/app-ui';
import { SCREENS, type Portfolio } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button, exchangeIcon, Panel, plusIcon, Stack } from '@hashgrid/ui';
import { useGetPaymentRulesQuery } from '../rules/rulesApi';

interface WalletTotalProps {
  portfolio: Portfolio;
  /** Opens a swap; null if there is no other token, or a swap is open already. */
  onExchange: (() => void) | null;
}

/** Total value of all tokens, with buttons to send, receive, swap, and top up if the game offers that. */
export function WalletTotal({ portfolio, onExchange }: WalletTotalProps) {
  const t = useTranslate();
  const { data: rules } = useGetPaymentRulesQuery();
  return (
    <Panel aria-label={t('Total balance')}>
      <Stack row wrap gap={4} align="end" justify="space-between">
        <TotalBalance portfolio={portfolio} />
        <PaymentLinks>
          {rules?.topUp && (
            <Button as={AppLink} to={`${SCREENS.pay}?view=top-up`} variant="secondary" icon={plusIcon}>
              {t('Top up')}
            </Button>
          )}
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
