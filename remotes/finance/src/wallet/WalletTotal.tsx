import { DEFAULT_TOKEN_SYMBOL, SCREENS, type Portfolio } from '@hashgrid/contracts';
import { AppLink, useFormat, useTranslate } from '@hashgrid/platform';
import { Amount, Button, exchangeIcon, Panel, receiveIcon, sendIcon, Stack, Text } from '@hashgrid/ui';

interface WalletTotalProps {
  portfolio: Portfolio;
  /** Null if there is no other token or a swap is open. */
  onExchange: (() => void) | null;
}

/** Total value of all tokens, with links to send, receive and swap. */
export function WalletTotal({ portfolio, onExchange }: WalletTotalProps) {
  const t = useTranslate();
  const { number } = useFormat();
  return (
    <Panel aria-label={t('Total balance')}>
      <Stack row wrap gap={4} align="end" justify="space-between">
        <Stack gap={1}>
          <Text as="span" size={14} tone="soft">
            {t('Total balance')}
          </Text>
          <Amount value={number(portfolio.total, { min: 2 })} unit={DEFAULT_TOKEN_SYMBOL} size={32} strong />
          {!portfolio.isComplete && (
            <Text size={14} tone="warn">
              {t('Tokens without a price aren’t included.')}
            </Text>
          )}
        </Stack>
        <Stack row wrap gap={3}>
          <Button as={AppLink} to={SCREENS.pay} icon={sendIcon}>
            {t('Send')}
          </Button>
          <Button as={AppLink} to={`${SCREENS.pay}?view=receive`} variant="secondary" icon={receiveIcon}>
            {t('Receive')}
          </Button>
          {onExchange && (
            <Button variant="secondary" icon={exchangeIcon} onClick={onExchange}>
              {t('Swap')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Panel>
  );
}
