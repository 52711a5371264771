import { useRef, type KeyboardEvent } from 'react';
import type { MiningNode } from '@hashgrid/contracts';
import { useModal, useTranslate } from '@hashgrid/platform';
import {
  boltIcon,
  Button,
  Checkbox,
  closeIcon,
  IconButton,
  moveFocusOnUnmount,
  pauseIcon,
  playIcon,
  space,
  Text,
  theme,
} from '@hashgrid/ui';
import styled from 'styled-components';
import { canRecharge } from './nodeCosts';
import { RechargeDialog } from './RechargeDialog';
import { useBulkSwitch } from './useBulkSwitch';
import type { Selection } from './useSelection';

const Bar = styled.div<{ $active: boolean }>`
  position: sticky;
  inset-block-start: calc(${theme.size.header} + ${space(2)});
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-block-size: 60px;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${({ $active }) => ($active ? theme.color.brand : theme.color.divider)};
  border-radius: ${theme.radius.button};
  background: ${theme.color.raised};
`;

const Count = styled.span`
  flex: 1 0 max-content;
`;

/** Adds no box of its own, so that the buttons are items of the bar. */
const Actions = styled.div`
  display: contents;
`;

interface BulkBarProps {
  /** The nodes that can be selected. */
  nodes: readonly MiningNode[];
  selection: Selection;
}

interface BulkActionsProps extends BulkBarProps {
  onClear: () => void;
}

function BulkActions({ nodes, selection, onClear }: BulkActionsProps) {
  const t = useTranslate();
  const modal = useModal();
  const { switchNodes, isLoading } = useBulkSwitch();
  const selected = nodes.filter(({ id }) => selection.has(id));
  const rechargeable = selected.filter(canRecharge);
  const handleRecharge = () =>
    modal.open({
      id: 'recharge-selected',
      label: t.plural(
        { one: 'Recharge %count% node?', other: 'Recharge %count% nodes?' },
        rechargeable.length,
      ),
      content: <RechargeDialog nodes={rechargeable} />,
    });
  return (
    <Actions ref={moveFocusOnUnmount}>
      <Button
        variant="secondary"
        size="small"
        icon={playIcon}
        busy={isLoading}
        onClick={() => void switchNodes(selection.ids, true)}
      >
        {t('Start')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={pauseIcon}
        busy={isLoading}
        onClick={() => void switchNodes(selection.ids, false)}
      >
        {t('Pause')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={boltIcon}
        aria-disabled={rechargeable.length === 0 || undefined}
        onClick={handleRecharge}
      >
        {t('Recharge')}
      </Button>
      <IconButton icon={closeIcon} label={t('Clear selection')} onClick={onClear} />
    </Actions>
  );
}

/** Selects all nodes and applies an action to the selected ones. Escape clears the selection. */
export function BulkBar({ nodes, selection }: BulkBarProps) {
  const t = useTranslate();
  const count = selection.ids.length;
  const checkboxRef = useRef<HTMLInputElement | null>(null);
  // The focused button disappears with the selection; without this, the focus would go to the start of the page.
  const handleClear = () => {
    selection.clear();
    checkboxRef.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || count === 0) return;
    event.preventDefault();
    handleClear();
  };
  return (
    <Bar role="group" aria-label={t('Selected nodes')} $active={count > 0} onKeyDown={handleKeyDown}>
      <Checkbox
        name="all-nodes"
        label={t('Select all')}
        checked={selection.isAll}
        ref={(input: HTMLInputElement | null) => {
          checkboxRef.current = input;
          if (input) input.indeterminate = count > 0 && !selection.isAll;
        }}
        onChange={selection.isAll ? selection.clear : selection.selectAll}
      />
      <Count role="status">
        {count > 0 && (
          <Text as="span" size={14} tone="soft">
            {t.plural({ one: '%count% selected', other: '%count% selected' }, count)}
          </Text>
        )}
      </Count>
      {count > 0 && <BulkActions nodes={nodes} selection={selection} onClear={handleClear} />}
    </Bar>
  );
}
