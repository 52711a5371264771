import type { MiningNodes } from '@hashgrid/contracts';
import { QueryBoundary } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Button, EmptyState, Grid, nodeIcon, Panel, plusIcon, Skeleton, Stack, Stat } from '@hashgrid/ui';
import { useGetNodesQuery } from '../api/nodesApi';
import { HashrateStat } from '../values/HashrateStat';
import { isUnexpired } from './isUnexpired';
import { NodesPanel } from './NodesPanel';

/** Polling interval. A battery loses less than 0.1% of its charge in this time. */
const REFRESH_MS = 30_000;

function Totals({ hashrate, nodes, maxNodes }: MiningNodes) {
  const t = useTranslate();
  const { number } = useFormat();
  const unexpired = nodes.filter(isUnexpired).length;
  return (
    <Grid min={220} gap={4}>
      <HashrateStat running={hashrate.running} total={hashrate.total} />
      <Stat
        icon={nodeIcon}
        label={t('Nodes')}
        value={<bdi dir="ltr">{number(unexpired)}</bdi>}
        hint={t('Limit: %count%', { count: number(maxNodes) })}
      />
    </Grid>
  );
}

interface NodeListProps {
  data: MiningNodes;
  onShop: () => void;
}

function NodeList({ data, onShop }: NodeListProps) {
  const t = useTranslate();
  if (data.nodes.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={nodeIcon}
          title={t('You don’t have any nodes yet')}
          text={t('Nodes mine until their battery runs out.')}
          action={
            <Button icon={plusIcon} onClick={onShop}>
              {t('Go to shop')}
            </Button>
          }
        />
      </Panel>
    );
  }
  return (
    <Stack gap={6}>
      <Totals {...data} />
      <NodesPanel {...data} onShop={onShop} />
    </Stack>
  );
}

/** The tab with the player's nodes. */
export function NodesView({ onShop }: { onShop: () => void }) {
  const t = useTranslate();
  const query = useGetNodesQuery(undefined, { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true });
  return (
    <QueryBoundary
      query={query}
      failure={t('Couldn’t load your nodes')}
      skeleton={<Skeleton lines={4} height={72} label={t('Loading your nodes')} />}
    >
      {(data) => <NodeList data={data} onShop={onShop} />}
    </QueryBoundary>
  );
}
