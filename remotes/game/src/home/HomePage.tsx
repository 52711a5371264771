import { Deferred, PortfolioBoundary, TotalBalance, usePortfolio } from '@hashgrid/app-ui';
import { useSession, useTranslate } from '@hashgrid/platform';
import { Grid, GridItem, HeroPanel, isolateBidi, PageHeader, Skeleton, Stack } from '@hashgrid/ui';
import { NextBlockPanel } from '../live/NextBlockPanel';
import { OverviewAlert } from '../live/OverviewAlert';
import { RefreshBar } from '../portfolio/RefreshBar';
import { UnpaidRewardsPanel } from '../unpaid/UnpaidRewardsPanel';
import { CommunityPanel } from './CommunityPanel';
import { Shortcuts } from './Shortcuts';

/** `/`: the start page of a logged-in player. */
export default function HomePage() {
  const t = useTranslate();
  const { user } = useSession();
  const portfolioQuery = usePortfolio();
  return (
    <>
      <PageHeader
        title={user ? t('Welcome, %name%', { name: isolateBidi(user.username) }) : t('Home')}
        text={t('Your mining farm at a glance')}
        action={<RefreshBar query={portfolioQuery} />}
      />
      <Grid>
        <GridItem span={8}>
          <Stack gap={6}>
            <PortfolioBoundary query={portfolioQuery}>
              {(portfolio) => (
                <HeroPanel>
                  <TotalBalance portfolio={portfolio} large />
                </HeroPanel>
              )}
            </PortfolioBoundary>
            <Shortcuts />
            <CommunityPanel />
          </Stack>
        </GridItem>
        <GridItem span={4}>
          <Grid min={300}>
            <Deferred placeholder={<Skeleton height={420} radius={16} />}>
              <OverviewAlert />
              <UnpaidRewardsPanel />
              <NextBlockPanel />
            </Deferred>
          </Grid>
        </GridItem>
      </Grid>
    </>
  );
}
