import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button, receiveIcon, sendIcon, Stack, walletIcon } from '@hashgrid/ui';
import { HeroPanel } from '../portfolio/HeroPanel';
import { TotalBalance } from '../portfolio/TotalBalance';
import type { Portfolio } from '@hashgrid/contracts';
import { Allocation } from './Allocation';

/** The total balance, its allocation, and links to send, receive and swap. */
export function BalancePanel({ portfolio }: { portfolio: Portfolio }) {
  const t = useTranslate();
  return (
    <HeroPanel>
      <Stack gap={6}>
        <TotalBalance portfolio={portfolio} />
        <Allocation portfolio={portfolio} />
        <Stack row wrap gap={3}>
          <Button as={AppLink} to={SCREENS.pay} icon={sendIcon}>
            {t('Send')}
          </Button>
          <Button as={AppLink} to={`${SCREENS.pay}?view=receive`} variant="secondary" icon={receiveIcon}>
            {t('Receive')}
          </Button>
          <Button as={AppLink} to={SCREENS.wallet} variant="ghost" icon={walletIcon}>
            {t('Wallet')}
          </Button>
        </Stack>
      </Stack>
    </HeroPanel>
  );
}
