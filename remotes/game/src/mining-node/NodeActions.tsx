import type { ReactNode } from 'react';
import type { MiningNode } from '@hashgrid/contracts';
import { useModal, useTranslate } from '@hashgrid/platform';
import { boltIcon, editIcon, IconButton, pauseIcon, playIcon, Stack, trendUpIcon } from '@hashgrid/ui';
import { useSwitchNodeMutation } from '../api/nodesApi';
import { canRecharge } from './nodeCosts';
import { RechargeDialog } from './RechargeDialog';
import { RenameDialog } from './RenameDialog';
import { UpgradeDialog } from './UpgradeDialog';
import { useNodeName } from './useNodeName';

/** Starts a paused node, pauses any other. */
function SwitchButton({ node }: { node: MiningNode }) {
  const t = useTranslate();
  const { id, status } = node;
  const name = useNodeName()(node);
  const [switchNode, { isLoading }] = useSwitchNodeMutation();
  const isOn = status === 'paused';
  return (
    <IconButton
      icon={isOn ? playIcon : pauseIcon}
      label={t(isOn ? 'Start %name%' : 'Pause %name%', { name })}
      busy={isLoading}
      onClick={() => void switchNode({ id, isOn })}
    />
  );
}

/** The actions that a node's status allows. */
export function NodeActions({ node }: { node: MiningNode }) {
  const t = useTranslate();
  const modal = useModal();
  const { id, status, upgrade } = node;
  const name = useNodeName()(node);
  const ask = (what: string, label: string, content: ReactNode) => () =>
    modal.open({ id: `${what}-${id}`, label, content });
  const labels = {
    recharge: t('Recharge %name%', { name }),
    upgrade: t('Upgrade %name%', { name }),
    rename: t('Rename %name%', { name }),
  };
  return (
    <Stack row gap={0} justify="flex-end">
      {status !== 'expired' && <SwitchButton node={node} />}
      {canRecharge(node) && (
        <IconButton
          icon={boltIcon}
          label={labels.recharge}
          onClick={ask('recharge', labels.recharge, <RechargeDialog nodes={[node]} />)}
        />
      )}
      {upgrade && (
        <IconButton
          icon={trendUpIcon}
          label={labels.upgrade}
          onClick={ask('upgrade', labels.upgrade, <UpgradeDialog node={node} upgrade={upgrade} />)}
        />
      )}
      <IconButton
        icon={editIcon}
        label={labels.rename}
        onClick={ask('rename', labels.rename, <RenameDialog node={node} />)}
      />
    </Stack>
  );
}
