import { PaymentLinks, PortfolioBoundary, TotalBalance, usePortfolio } from '@hashgrid/app-ui';
import { SCREENS, type SlotProps } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button, HeroPanel, Skeleton, Stack, walletIcon } from '@hashgrid/ui';
import styled from 'styled-components';
import { Allocation } from './Allocation';
import { balanceHeight } from './balanceHeight';

const LargePanel = styled(HeroPanel)`
  ${balanceHeight}
`;

const LargeSkeleton = styled.div`
  display: grid;
  ${balanceHeight}
  & > div {
    block-size: 100%;
  }
`;

/** Fills `dashboard.balance`: the total balance, its allocation, and links to send, receive and the wallet. */
export default function BalanceWidget({ size, hasPrimaryAction = true }: SlotProps['dashboard.balance']) {
  const t = useTranslate();
  const isLarge = size === 'large';
  const BalancePanel = isLarge ? LargePanel : HeroPanel;
  return (
    <PortfolioBoundary
      query={usePortfolio()}
      {...(isLarge && {
        skeleton: (
          <LargeSkeleton>
            <Skeleton height="100%" radius={16} label={t('Loading your balances')} />
          </LargeSkeleton>
        ),
      })}
    >
      {(portfolio) => (
        <BalancePanel aria-label={t('Total balance')}>
          <Stack gap={6}>
            <TotalBalance portfolio={portfolio} large={isLarge} />
            {isLarge && <Allocation portfolio={portfolio} />}
            <PaymentLinks variant={hasPrimaryAction ? 'primary' : 'secondary'}>
              <Button as={AppLink} to={SCREENS.wallet} variant="ghost" icon={walletIcon}>
                {t('Wallet')}
              </Button>
            </PaymentLinks>
          </Stack>
        </BalancePanel>
      )}
    </PortfolioBoundary>
  );
}
