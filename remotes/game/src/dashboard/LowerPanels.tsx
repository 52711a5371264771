import type { PortfolioQuery } from '@hashgrid/app-ui';
import { Grid, GridItem, Stack } from '@hashgrid/ui';
import { StreakPanel } from '../achievements/StreakPanel';
import { UnpaidRewardsPanel } from '../unpaid/UnpaidRewardsPanel';
import { HashratePanel } from './HashratePanel';
import { InviteCard } from './InviteCard';
import { LatestActivity } from './LatestActivity';
import { LowBatteriesPanel } from './LowBatteriesPanel';
import { TokenTable } from './TokenTable';

export interface LowerPanelsProps {
  portfolio: PortfolioQuery['data'];
  /** Whether these panels may show a primary button: not while the checklist of a new player has it. */
  hasPrimaryAction: boolean;
}

/** The second column spans both rows, so that it may be taller than either; the last row takes up the difference. */
const gridStyle = { gridTemplateRows: 'auto 1fr', alignItems: 'start' };

/** The panels of the dashboard below the first view. */
export function LowerPanels({ portfolio, hasPrimaryAction }: LowerPanelsProps) {
  return (
    <Grid style={gridStyle}>
      <GridItem span={8}>
        <HashratePanel />
      </GridItem>
      <GridItem span={4} style={{ gridRowEnd: 'span 2' }}>
        <Stack gap={6}>
          <UnpaidRewardsPanel hasPrimaryAction={hasPrimaryAction} />
          <LowBatteriesPanel />
          <InviteCard />
          <StreakPanel />
        </Stack>
      </GridItem>
      <GridItem span={8}>
        <Stack gap={6}>
          {portfolio && <TokenTable portfolio={portfolio} />}
          <LatestActivity />
        </Stack>
      </GridItem>
    </Grid>
  );
}
