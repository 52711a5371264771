import type { MiningNodes } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import {
  Button,
  EmptyState,
  moveFocusOnUnmount,
  nodeIcon,
  Panel,
  plusIcon,
  space,
  Stack,
} from '@hashgrid/ui';
import styled from 'styled-components';
import { BulkBar } from './BulkBar';
import { fixedButtonQuery } from './fixedButtonQuery';
import { isUnexpired } from './isUnexpired';
import { NodePager } from './NodePager';
import { NodeTable } from './NodeTable';
import { RechargeAllButton } from './RechargeAllButton';
import { StatusFilter } from './StatusFilter';
import { NODES_PER_PAGE, useNodePages } from './useNodePages';
import { useSelection } from './useSelection';

/** On phones, leaves room for the fixed button that recharges all nodes, so that it covers neither the last card nor a focused control. */
const Content = styled(Stack)`
  ${fixedButtonQuery} {
    padding-block-end: ${space(12)};
    & :is(button, input) {
      scroll-margin-block-end: ${space(14)};
    }
  }
`;

interface NodesPanelProps extends MiningNodes {
  /** Called when the player wants to see the shop. */
  onShop: () => void;
}

/** The player's nodes with a filter, pages, and actions for the selected nodes, which may be on several pages. */
export function NodesPanel({ nodes, rechargeAll, onShop }: NodesPanelProps) {
  const t = useTranslate();
  const pages = useNodePages(nodes);
  const { status, matching, shown, showStatus } = pages;
  const unexpired = matching.filter(isUnexpired);
  const selection = useSelection(unexpired.map(({ id }) => id));
  const action = nodes.some(isUnexpired) ? (
    <RechargeAllButton nodes={nodes} rechargeAll={rechargeAll} />
  ) : (
    <Button icon={plusIcon} onClick={onShop}>
      {t('Go to shop')}
    </Button>
  );
  return (
    <Panel title={t('Your nodes')} action={action}>
      <Content gap={4}>
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
              <Button ref={moveFocusOnUnmount} variant="secondary" onClick={() => showStatus(null)}>
                {t('Show all nodes')}
              </Button>
            }
          />
        )}
        <NodePager pages={pages} />
      </Content>
    </Panel>
  );
}
