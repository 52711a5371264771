import { Deferred, Slot, type PortfolioQuery } from '@hashgrid/app-ui';
import { Grid, GridItem, Skeleton, Stack } from '@hashgrid/ui';
import { FirstStepsChecklist } from '../first-steps/FirstStepsChecklist';
import { NextBlockPanel } from '../live/NextBlockPanel';
import { OverviewAlert } from '../live/OverviewAlert';
import { useOverview } from '../live/useOverview';
import { BalancePlaceholder } from './BalancePlaceholder';
import { GameStats } from './GameStats';
import { LazyLowerPanels } from './LazyLowerPanels';

const lowerPlaceholder = <Skeleton height={410} radius={16} />;

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
      <GridItem span={12}>
        <Deferred placeholder={lowerPlaceholder}>
          <LazyLowerPanels
            portfolio={portfolio}
            hasPrimaryAction={hasPrimaryAction}
            placeholder={lowerPlaceholder}
          />
        </Deferred>
      </GridItem>
    </Grid>
  );
}
