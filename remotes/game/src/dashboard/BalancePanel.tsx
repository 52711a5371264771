import { PaymentLinks, TotalBalance } from '@hashgrid/app-ui';
import { SCREENS, type Portfolio } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button, Stack, walletIcon } from '@hashgrid/ui';
import { HeroPanel } from '../portfolio/HeroPanel';
import { Allocation } from './Allocation';

/** The total balance, its allocation, and links to send, receive and swap. */
export function BalancePanel({ portfolio }: { portfolio: Portfolio }) {
  const t = useTranslate();
  return (
    <HeroPanel>
      <Stack gap={6}>
        <TotalBalance portfolio={portfolio} large />
        <Allocation portfolio={portfolio} />
        <PaymentLinks>
          <Button as={AppLink} to={SCREENS.wallet} variant="ghost" icon={walletIcon}>
            {t('Wallet')}
          </Button>
        </PaymentLinks>
      </Stack>
    </HeroPanel>
  );
}
