import { MINED_TOKEN_SYMBOL, type MiningNode } from '@hashgrid/contracts';
import { findMismatch, MiningNodeSchema } from '@hashgrid/contracts/schemas';
import { ConfirmDialog, TermHint } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { DescriptionList, isolateBidi } from '@hashgrid/ui';
import { useGetNodesQuery, useUpgradeNodeMutation } from '../api/nodesApi';
import { Hashrate } from '../values/Hashrate';
import { BalanceCheck } from '../payment/BalanceCheck';
import { useAffordability } from '../payment/useAffordability';
import { usePaymentForm } from '../payment/usePaymentForm';
import { useNodeName } from './useNodeName';

/** A node with its next level. */
type UpgradableNode = MiningNode & { upgrade: NonNullable<MiningNode['upgrade']> };

interface UpgradeDialogProps {
  node: MiningNode;
  upgrade: NonNullable<MiningNode['upgrade']>;
}

const isUpgradable = (node: MiningNode): node is UpgradableNode => node.upgrade !== null;

const isStoredNode = (stored: unknown) =>
  !findMismatch(MiningNodeSchema, stored) && isUpgradable(stored as MiningNode);

/** Returns the latest data of the node and its next level; the data at opening if there is no next level anymore. */
function useCurrentNode({ node: opened, upgrade }: UpgradeDialogProps): UpgradableNode {
  const { data } = useGetNodesQuery();
  const node = data?.nodes.find(({ id }) => id === opened.id);
  return node && isUpgradable(node) ? node : { ...opened, upgrade };
}

/** Confirms the upgrade of a node. */
export function UpgradeDialog(props: UpgradeDialogProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const [upgradeNode] = useUpgradeNodeMutation();
  const form = usePaymentForm({
    terms: useCurrentNode(props),
    persistence: { kind: `upgrade.${props.node.id}`, isTerms: isStoredNode },
    send: ({ terms: { id, upgrade }, idempotencyKey }) =>
      upgradeNode({ id, maxCost: upgrade.cost, idempotencyKey }).unwrap(),
    getSuccessMessage: (upgraded) =>
      t('Node upgraded to level %level%.', { level: number(upgraded.level + 1) }),
  });
  const { level, hashrate, upgrade } = form.terms;
  const name = useNodeName()(form.terms);
  const { isEnough } = useAffordability(MINED_TOKEN_SYMBOL, upgrade.cost);
  return (
    <ConfirmDialog
      title={t('Upgrade %name%?', { name: isolateBidi(name) })}
      text={t('The ORE you pay is burned. The upgrade lasts as long as the node.')}
      form={form}
      confirm={form.getConfirmLabel(isEnough ? t('Upgrade') : null)}
    >
      <DescriptionList
        items={[
          { term: t('Level %level%', { level: number(level) }), value: <Hashrate value={hashrate} /> },
          {
            term: t('Level %level%', { level: number(level + 1) }),
            value: <Hashrate value={upgrade.hashrate} />,
          },
        ]}
      />
      <BalanceCheck
        token={MINED_TOKEN_SYMBOL}
        cost={upgrade.cost}
        costLabel={t('Cost')}
        costHelp={<TermHint term="burned" />}
        isUnconfirmed={form.isUnconfirmed}
      />
    </ConfirmDialog>
  );
}
