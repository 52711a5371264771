import { MINED_TOKEN_SYMBOL, type MiningNode } from '@hashgrid/contracts';
import { ConfirmDialog, TermHint } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { DescriptionList, isolateBidi } from '@hashgrid/ui';
import { useGetNodesQuery, useUpgradeNodeMutation } from '../api/nodesApi';
import { Hashrate } from '../values/Hashrate';
import { BalanceCheck } from '../payment/BalanceCheck';
import { useAffordability } from '../payment/useAffordability';
import { usePaymentForm } from '../payment/usePaymentForm';
import { useNodeName } from './useNodeName';

interface UpgradeDialogProps {
  node: MiningNode;
  upgrade: NonNullable<MiningNode['upgrade']>;
}

/** Returns the latest data of the node and its next level; the data at opening if there is no next level any more. */
function useCurrentUpgrade(opened: UpgradeDialogProps): UpgradeDialogProps {
  const { data } = useGetNodesQuery();
  const node = data?.nodes.find(({ id }) => id === opened.node.id);
  return node?.upgrade ? { node, upgrade: node.upgrade } : opened;
}

/** Confirms the upgrade of a node. */
export function UpgradeDialog(props: UpgradeDialogProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const [upgradeNode] = useUpgradeNodeMutation();
  const form = usePaymentForm({
    terms: useCurrentUpgrade(props),
    send: ({ terms: { node, upgrade }, idempotencyKey }) =>
      upgradeNode({ id: node.id, maxCost: upgrade.cost, idempotencyKey }).unwrap(),
    getSuccessMessage: ({ node }) => t('Node upgraded to level %level%.', { level: number(node.level + 1) }),
  });
  const { node, upgrade } = form.terms;
  const { level, hashrate } = node;
  const name = useNodeName()(node);
  const { isEnough } = useAffordability(MINED_TOKEN_SYMBOL, upgrade.cost);
  return (
    <ConfirmDialog
      title={t('Upgrade %name%?', { name: isolateBidi(name) })}
      text={t('The ORE you pay is burned. The upgrade lasts as long as the node.')}
      form={form}
      confirm={isEnough ? t('Upgrade') : null}
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
      />
    </ConfirmDialog>
  );
}
