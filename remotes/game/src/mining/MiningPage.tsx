import { MINED_TOKEN_SYMBOL } from '@hashgrid/contracts';
import { Deferred } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Grid, GridItem, Panel, Skeleton, Stack } from '@hashgrid/ui';
import { GameLayout } from '../layout/GameLayout';
import { BlockStrip } from '../live/BlockStrip';
import { NextBlockPanel } from '../live/NextBlockPanel';
import { OverviewAlert } from '../live/OverviewAlert';
import { BlocksPanel } from './BlocksPanel';
import { LuckPanel } from './LuckPanel';
import { NetworkStats } from './NetworkStats';
import { ProjectionPanel } from './ProjectionPanel';
import { RulesPanel } from './RulesPanel';

/** `/mining`: the network, the latest blocks, the player's share and estimated earnings, and the rules. */
export default function MiningPage() {
  const t = useTranslate();
  return (
    <GameLayout title={t('Mining')} text={t('Every block’s reward is shared among everyone mining it.')}>
      <Stack gap={6}>
        <NetworkStats />
        <Panel title={t('Latest blocks')}>
          <BlockStrip token={MINED_TOKEN_SYMBOL} />
        </Panel>
        <Deferred placeholder={<Skeleton height={420} radius={16} />}>
          <OverviewAlert />
          {/* Panels of different heights end where their content does. */}
          <Grid style={{ alignItems: 'start' }}>
            <GridItem span={4} tablet={6}>
              <NextBlockPanel />
            </GridItem>
            <GridItem span={4} tablet={6}>
              <ProjectionPanel />
            </GridItem>
            <GridItem span={4}>
              <LuckPanel />
            </GridItem>
          </Grid>
          <BlocksPanel />
          <RulesPanel />
        </Deferred>
      </Stack>
    </GameLayout>
  );
}
