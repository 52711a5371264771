import { Deferred, Slot, type PortfolioQuery } from '@hashgrid/app-ui';
import { Grid, GridItem, Skeleton, Stack } from '@hashgrid/ui';
import { StreakCard } from '../achievements/StreakCard';
import { FirstStepsChecklist } from '../first-steps/FirstStepsChecklist';
import { NextBlockPanel } from '../live/NextBlockPanel';
import { OverviewAlert } from '../live/OverviewAlert';
import { useOverview } from '../live/useOverview';
import { UnpaidRewardsPanel } from '../unpaid/UnpaidRewardsPanel';
import { BalancePlaceholder } from './BalancePlaceholder';
import { GameStats } from './GameStats';
import { HashratePanel } from './HashratePanel';
import { InviteCard } from './InviteCard';
import { LatestActivity } from './LatestActivity';
import { LowBatteriesPanel } from './LowBatteriesPanel';
import { TokenTable } from './TokenTable';

/** Everything on the dashboard below its heading. */
export function DashboardPanels({ portfolio }: { portfolio: PortfolioQuery['data'] }) {
  const { data: overview } = useOverview();
  // A new player's checklist has the main button of the page.
  const hasPrimaryAction = !overview?.firstSteps;
  return (
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
            <LowBatteriesPanel />
          </Stack>
        </GridItem>
      </Deferred>
      <GridItem span={8}>
        <Stack gap={6}>
          {portfolio && <TokenTable portfolio={portfolio} />}
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
  );
}
