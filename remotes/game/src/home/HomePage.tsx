import { useSession, useTranslate } from '@hashgrid/platform';
import { Grid, GridItem, PageHeader, Stack } from '@hashgrid/ui';
import { LitGrid } from '../portfolio/LitGrid';
import { PortfolioGate } from '../portfolio/PortfolioGate';
import { RefreshBar } from '../portfolio/RefreshBar';
import { TotalBalance } from '../portfolio/TotalBalance';
import { usePortfolio } from '../portfolio/usePortfolio';
import { CommunityPanel } from './CommunityPanel';
import { Shortcuts } from './Shortcuts';

/** `/`: where a signed-in player starts from [R1]. */
export default function HomePage() {
  const t = useTranslate();
  const { user } = useSession();
  const state = usePortfolio();
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('Welcome, %name%', { name: user?.username })}
        text={t('Your grid at a glance.')}
        action={<RefreshBar state={state} />}
      />
      <PortfolioGate state={state}>
        {(portfolio) => (
          <LitGrid>
            <TotalBalance portfolio={portfolio} />
          </LitGrid>
        )}
      </PortfolioGate>
      <Grid>
        <GridItem span={8} tablet={12}>
          <Shortcuts />
        </GridItem>
        <GridItem span={4} tablet={12}>
          <CommunityPanel />
        </GridItem>
      </Grid>
    </Stack>
  );
}
