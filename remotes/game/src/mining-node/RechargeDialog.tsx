import { MINED_TOKEN_SYMBOL, type MiningNode } from '@hashgrid/contracts';
import { ConfirmDialog, TermHint } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { isolateBidi } from '@hashgrid/ui';
import { useGetNodesQuery, useRechargeNodeMutation, useRechargeNodesMutation } from '../api/nodesApi';
import { BalanceCheck } from '../payment/BalanceCheck';
import { useAffordability } from '../payment/useAffordability';
import { usePaymentForm } from '../payment/usePaymentForm';
import { isUnexpired } from './isUnexpired';
import { calculateTotalMaxRechargeCost, canRecharge, hasRefilled } from './nodeCosts';
import { useNodeName } from './useNodeName';

interface RechargeDialogProps {
  nodes: readonly MiningNode[];
  /** Whether to recharge all nodes of the player, including those bought while the dialog is open. */
  isAll?: boolean;
}

/** Returns the latest data of the unexpired nodes to recharge; the given nodes if none is left. */
function useCurrentNodes({ nodes, isAll }: RechargeDialogProps): readonly MiningNode[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const { data } = useGetNodesQuery();
  const current = data?.nodes.filter((node) => isUnexpired(node) && (isAll || ids.has(node.id)));
  return current?.length ? current : nodes;
}

/** Confirms recharging batteries for ORE. */
export function RechargeDialog(props: RechargeDialogProps) {
  const { isAll = false } = props;
  const t = useTranslate();
  const nodeName = useNodeName();
  const [rechargeNode] = useRechargeNodeMutation();
  const [rechargeNodes] = useRechargeNodesMutation();
  // The idempotency key is not persisted: after a reload, it would return the old receipt and recharge nothing. Paying again costs only the charge that was used since.
  const form = usePaymentForm({
    terms: useCurrentNodes(props),
    send: ({ terms, idempotencyKey }) => {
      const maxCost = calculateTotalMaxRechargeCost(terms);
      const [node] = terms;
      if (node && terms.length === 1 && !isAll)
        return rechargeNode({ id: node.id, maxCost, idempotencyKey }).unwrap();
      const order = isAll ? { maxCost } : { ids: terms.map(({ id }) => id), maxCost };
      return rechargeNodes({ idempotencyKey, order }).unwrap();
    },
    getSuccessMessage: () => t('Batteries fully charged.'),
  });
  const nodes = form.terms;
  const maxCost = calculateTotalMaxRechargeCost(nodes);
  const { isEnough } = useAffordability(MINED_TOKEN_SYMBOL, maxCost);
  // Full nodes don't change, except stopped ones, which resume.
  const count = nodes.filter((node) => canRecharge(node) || hasRefilled(node)).length || nodes.length;
  const singleNode = nodes.length === 1 && !isAll ? nodes[0] : undefined;
  return (
    <ConfirmDialog
      title={
        singleNode
          ? t('Recharge %name%?', { name: isolateBidi(nodeName(singleNode)) })
          : t.plural({ one: 'Recharge %count% node?', other: 'Recharge %count% nodes?' }, count)
      }
      text={t('You only pay for the missing charge. The ORE you pay is burned.')}
      form={form}
      confirm={form.getConfirmLabel(isEnough ? t('Recharge') : null)}
    >
      <BalanceCheck
        token={MINED_TOKEN_SYMBOL}
        cost={maxCost}
        costLabel={t('Max. cost')}
        costHelp={<TermHint term="burned" />}
        isUnconfirmed={form.isUnconfirmed}
      />
    </ConfirmDialog>
  );
}
