import { useTranslate } from '@hashgrid/platform';
import { Grid, GridItem, PageHeader, Stack } from '@hashgrid/ui';
import { PortfolioGate } from '../portfolio/PortfolioGate';
import { RefreshBar } from '../portfolio/RefreshBar';
import { usePortfolio } from '../portfolio/usePortfolio';
import { BalancePanel } from './BalancePanel';
import { InviteCard } from './InviteCard';
import { LatestActivity } from './LatestActivity';
import { TokenTable } from './TokenTable';

/** `/dashboard`: total value, wallets with prices, latest activity, the invite link [R5]. */
export default function DashboardPage() {
  const t = useTranslate();
  const state = usePortfolio();
  return (
    <Stack gap={6}>
      <PageHeader title={t('Dashboard')} action={<RefreshBar state={state} />} />
      <Grid>
        <GridItem span={8} tablet={12}>
          <Stack gap={6}>
            <PortfolioGate state={state}>
              {(portfolio) => (
                <>
                  <BalancePanel portfolio={portfolio} />
                  <TokenTable portfolio={portfolio} />
                </>
              )}
            </PortfolioGate>
          </Stack>
        </GridItem>
        <GridItem span={4} tablet={12}>
          <Stack gap={6}>
            <LatestActivity />
            <InviteCard />
          </Stack>
        </GridItem>
      </Grid>
    </Stack>
  );
}
