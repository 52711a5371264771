import type { ComponentProps, ReactNode } from 'react';
import type { MiningNode } from '@hashgrid/contracts';
import { useModal, useTranslate } from '@hashgrid/platform';
import {
  boltIcon,
  Button,
  editIcon,
  isolateBidi,
  media,
  moveFocusOnUnmount,
  pauseIcon,
  playIcon,
  space,
  theme,
  Tooltip,
  trendUpIcon,
} from '@hashgrid/ui';
import styled from 'styled-components';
import { useSwitchNodeMutation } from '../api/nodesApi';
import { isUnexpired } from './isUnexpired';
import { canRecharge, hasRefilled } from './nodeCosts';
import { RechargeDialog } from './RechargeDialog';
import { RenameDialog } from './RenameDialog';
import { UpgradeDialog } from './UpgradeDialog';
import { useNodeName } from './useNodeName';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  /* Never narrower than the longest word of a label. */
  & > * {
    flex: 1 1 124px;
    min-inline-size: min-content;
  }
  /* On a card, the labels are visible, and a touched button's tooltip would cover its neighbors. */
  ${media.mobileLayout} {
    & [role='tooltip'] {
      display: none;
    }
  }
  ${media.xxl} {
    flex-wrap: nowrap;
    justify-content: flex-end;
    gap: 0;
    & > * {
      flex: none;
    }
  }
`;

/** In the table, the button shows only its icon. */
const Action = styled(Button)`
  padding-inline: ${space(2)};
  ${media.xxl} {
    inline-size: ${theme.size.target};
    padding: 0;
    border-color: transparent;
    background: transparent;
    &:hover {
      background: ${theme.color.high};
    }
  }
`;

const Label = styled.span`
  overflow-wrap: normal;
  ${media.xxl} {
    display: none;
  }
`;

interface ActionButtonProps extends Pick<ComponentProps<typeof Button>, 'icon' | 'busy' | 'onClick'> {
  label: string;
  /** Accessible name, and tooltip in the table: the label with the node's name. */
  name: string;
}

/** A button with a label on a card, and without one in the table. */
function ActionButton({ label, name, ...rest }: ActionButtonProps) {
  return (
    <Tooltip tip={name} focusable={false}>
      <Action variant="secondary" size="small" full aria-label={name} {...rest}>
        <Label>{label}</Label>
      </Action>
    </Tooltip>
  );
}

/**
 * Starts a paused node, or one that stopped with an empty battery which is full again: only a start resumes it. Pauses any other
 * node.
 */
function SwitchButton({ node }: { node: MiningNode }) {
  const t = useTranslate();
  const { id, status } = node;
  const name = isolateBidi(useNodeName()(node));
  const [switchNode, { isLoading }] = useSwitchNodeMutation();
  const isStartable = status === 'paused' || hasRefilled(node);
  return (
    <ActionButton
      icon={isStartable ? playIcon : pauseIcon}
      label={t(isStartable ? 'Start' : 'Pause')}
      name={t(isStartable ? 'Start %name%' : 'Pause %name%', { name })}
      busy={isLoading}
      onClick={() => void switchNode({ id, isOn: isStartable })}
    />
  );
}

/** The actions that a node's status allows; none for an expired node, which the server no longer changes. */
export function NodeActions({ node }: { node: MiningNode }) {
  const t = useTranslate();
  const modal = useModal();
  const { id, upgrade } = node;
  const name = isolateBidi(useNodeName()(node));
  const openDialog = (action: string, label: string, content: ReactNode) =>
    modal.open({ id: `${action}-${id}`, label, content });
  if (!isUnexpired(node)) return null;
  const names = {
    recharge: t('Recharge %name%', { name }),
    upgrade: t('Upgrade %name%', { name }),
    rename: t('Rename %name%', { name }),
  };
  return (
    <Actions ref={moveFocusOnUnmount}>
      <SwitchButton node={node} />
      {canRecharge(node) && (
        <ActionButton
          icon={boltIcon}
          label={t('Recharge')}
          name={names.recharge}
          onClick={() => openDialog('recharge', names.recharge, <RechargeDialog nodes={[node]} />)}
        />
      )}
      {upgrade && (
        <ActionButton
          icon={trendUpIcon}
          label={t('Upgrade')}
          name={names.upgrade}
          onClick={() =>
            openDialog('upgrade', names.upgrade, <UpgradeDialog node={node} upgrade={upgrade} />)
          }
        />
      )}
      <ActionButton
        icon={editIcon}
        label={t('Rename')}
        name={names.rename}
        onClick={() => openDialog('rename', names.rename, <RenameDialog node={node} />)}
      />
    </Actions>
  );
}
