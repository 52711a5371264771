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
    <>
      <PageHeader title={t('Dashboard')} action={<RefreshBar state={state} />} />
      <Grid>
        <GridItem span={8}>
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
        <GridItem span={4}>
          <Grid min={300}>
            <LatestActivity />
            <InviteCard />
          </Grid>
        </GridItem>
      </Grid>
    </>
  );
}
