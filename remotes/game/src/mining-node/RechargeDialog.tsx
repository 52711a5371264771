import { MINED_TOKEN_SYMBOL, type MiningNode } from '@hashgrid/contracts';
import { ConfirmDialog } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { useRechargeNodeMutation, useRechargeNodesMutation } from '../api/nodesApi';
import { BalanceCheck, useBalance } from '../payment/BalanceCheck';
import { usePaymentForm } from '../payment/usePaymentForm';
import { calculateTotalMaxRechargeCost } from './nodeCosts';
import { useNodeName } from './useNodeName';

interface RechargeDialogProps {
  nodes: readonly MiningNode[];
  /** Whether they are all nodes of the player. */
  isAll?: boolean;
}

/** Confirms recharging batteries for ORE. */
export function RechargeDialog({ nodes, isAll = false }: RechargeDialogProps) {
  const t = useTranslate();
  const nodeName = useNodeName();
  const [rechargeNode] = useRechargeNodeMutation();
  const [rechargeNodes] = useRechargeNodesMutation();
  const maxCost = calculateTotalMaxRechargeCost(nodes);
  const { isEnough } = useBalance(MINED_TOKEN_SYMBOL, maxCost);
  const singleNode = nodes.length === 1 && !isAll ? nodes[0] : undefined;
  const form = usePaymentForm({
    send: (idempotencyKey) =>
      singleNode
        ? rechargeNode({ id: singleNode.id, maxCost, idempotencyKey }).unwrap()
        : rechargeNodes({
            idempotencyKey,
            order: isAll ? { maxCost } : { ids: nodes.map(({ id }) => id), maxCost },
          }).unwrap(),
    successMessage: t('Batteries fully charged.'),
  });
  return (
    <ConfirmDialog
      title={
        singleNode
          ? t('Recharge %name%?', { name: nodeName(singleNode) })
          : t.plural({ one: 'Recharge %count% node?', other: 'Recharge %count% nodes?' }, nodes.length)
      }
      text={t('You only pay for the missing charge. The ORE you pay is burned.')}
      form={form}
      confirm={isEnough ? t('Recharge') : null}
    >
      <BalanceCheck token={MINED_TOKEN_SYMBOL} cost={maxCost} costLabel={t('Max. cost')} />
    </ConfirmDialog>
  );
}
