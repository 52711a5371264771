import { Deferred, Slot, usePortfolio } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Grid, GridItem, Skeleton, Stack } from '@hashgrid/ui';
import { StreakCard } from '../achievements/StreakCard';
import { FirstStepsChecklist } from '../first-steps/FirstStepsChecklist';
import { GameLayout } from '../layout/GameLayout';
import { NextBlockPanel } from '../live/NextBlockPanel';
import { OverviewAlert } from '../live/OverviewAlert';
import { useOverview } from '../live/useOverview';
import { RefreshBar } from '../portfolio/RefreshBar';
import { UnpaidRewardsPanel } from '../unpaid/UnpaidRewardsPanel';
import { BalancePlaceholder } from './BalancePlaceholder';
import { ChargePanel } from './ChargePanel';
import { GameStats } from './GameStats';
import { HashratePanel } from './HashratePanel';
import { InviteCard } from './InviteCard';
import { LatestActivity } from './LatestActivity';
import { TokenTable } from './TokenTable';

/** `/dashboard`: balances, unpaid rewards, hashrate, the next block, batteries and recent activity [R5]. */
export default function DashboardPage() {
  const t = useTranslate();
  const portfolioQuery = usePortfolio();
  const { data: overview } = useOverview();
  // The main button of a new player's page is the checklist's.
  const hasPrimaryAction = !overview?.firstSteps;
  return (
    <GameLayout title={t('Dashboard')} action={<RefreshBar query={portfolioQuery} />}>
      <Grid>
        <FirstStepsChecklist />
        <GridItem span={8}>
          <Stack gap={6}>
            <Slot
              name="dashboard.balance"
              slotProps={{ size: 'large', hasPrimaryAction }}
              placeholder={<BalancePlaceholder />}
            />
            <Deferred placeholder={<Skeleton height={128} radius={16} />}>
              <OverviewAlert />
              <GameStats />
            </Deferred>
          </Stack>
        </GridItem>
        <GridItem span={4}>
          <Deferred placeholder={<Skeleton height={410} radius={16} />}>
            <NextBlockPanel />
          </Deferred>
        </GridItem>
        <Deferred placeholder={<Skeleton height={410} radius={16} style={{ gridColumn: '1 / -1' }} />}>
          <GridItem span={8}>
            <HashratePanel />
          </GridItem>
          <GridItem span={4}>
            <Stack gap={6}>
              <UnpaidRewardsPanel hasPrimaryAction={hasPrimaryAction} />
              <ChargePanel />
            </Stack>
          </GridItem>
        </Deferred>
        <GridItem span={8}>
          <Stack gap={6}>
            {portfolioQuery.data && <TokenTable portfolio={portfolioQuery.data} />}
            <LatestActivity />
          </Stack>
        </GridItem>
        <GridItem span={4}>
          <div>
            <Stack gap={6}>
              <InviteCard />
              <StreakCard />
            </Stack>
          </div>
        </GridItem>
      </Grid>
    </GameLayout>
  );
}
