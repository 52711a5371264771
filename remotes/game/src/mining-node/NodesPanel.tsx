import { BREAKPOINTS_PX, type MiningNodes } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Button, EmptyState, nodeIcon, Panel, plusIcon, space, Stack } from '@hashgrid/ui';
import { styled } from 'styled-components';
import { BulkBar } from './BulkBar';
import { NodePager } from './NodePager';
import { NodeTable } from './NodeTable';
import { RechargeAllButton } from './RechargeAllButton';
import { StatusFilter } from './StatusFilter';
import { NODES_PER_PAGE, useNodePages } from './useNodePages';
import { useSelection } from './useSelection';

/** On phones, the last card and what has the focus are above the button that recharges all nodes. */
const RoomForButton = styled(Stack)`
  @media (max-width: ${BREAKPOINTS_PX.md - 1}px) {
    padding-block-end: ${space(12)};
    & :is(button, input) {
      scroll-margin-block-end: ${space(14)};
    }
  }
`;

interface NodesPanelProps extends MiningNodes {
  onShop: () => void;
}

/** The player's nodes with filter, pages and bulk actions, which apply to all nodes that match the filter. */
export function NodesPanel({ nodes, rechargeAll, onShop }: NodesPanelProps) {
  const t = useTranslate();
  const pages = useNodePages(nodes);
  const { status, matching, shown, showStatus } = pages;
  const unexpired = matching.filter((node) => node.status !== 'expired');
  const selection = useSelection(unexpired.map(({ id }) => id));
  const action = nodes.every((node) => node.status === 'expired') ? (
    <Button icon={plusIcon} onClick={onShop}>
      {t('Go to shop')}
    </Button>
  ) : (
    <RechargeAllButton nodes={nodes} rechargeAll={rechargeAll} />
  );
  return (
    <Panel title={t('Your nodes')} action={action}>
      <RoomForButton gap={4}>
        {(nodes.length > NODES_PER_PAGE || status !== null) && (
          <StatusFilter nodes={nodes} status={status} onChange={showStatus} />
        )}
        {unexpired.length > 0 && <BulkBar nodes={unexpired} selection={selection} />}
        {matching.length > 0 ? (
          <NodeTable nodes={shown} selection={selection} />
        ) : (
          <EmptyState
            icon={nodeIcon}
            title={t('No nodes with this status')}
            action={
              <Button variant="secondary" onClick={() => showStatus(null)}>
                {t('Show all nodes')}
              </Button>
            }
          />
        )}
        <NodePager pages={pages} />
      </RoomForButton>
    </Panel>
  );
}
