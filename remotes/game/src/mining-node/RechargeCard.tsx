import { MINED_TOKEN_SYMBOL, type MiningNode } from '@hashgrid/contracts';
import { ConfirmDialog } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { useRechargeNodeMutation, useRechargeNodesMutation } from '../api/nodesApi';
import { BalanceCheck, useBalance } from '../payment/BalanceCheck';
import { usePaymentForm } from '../payment/usePaymentForm';
import { highestCostOf } from './nodeCosts';
import { useNodeName } from './useNodeName';

interface RechargeCardProps {
  /** One of them, or several. */
  nodes: readonly MiningNode[];
  /** They are all that the player has. */
  isAll?: boolean;
}

/** Asks before batteries are filled for ORE. */
export function RechargeCard({ nodes, isAll = false }: RechargeCardProps) {
  const t = useTranslate();
  const nodeName = useNodeName();
  const [rechargeNode] = useRechargeNodeMutation();
  const [rechargeNodes] = useRechargeNodesMutation();
  const maxCost = highestCostOf(nodes);
  const { isEnough } = useBalance(MINED_TOKEN_SYMBOL, maxCost);
  const [only] = nodes.length === 1 && !isAll ? nodes : [];
  const form = usePaymentForm({
    send: (idempotencyKey) =>
      only
        ? rechargeNode({ id: only.id, maxCost, idempotencyKey }).unwrap()
        : rechargeNodes({
            idempotencyKey,
            order: isAll ? { maxCost } : { ids: nodes.map(({ id }) => id), maxCost },
          }).unwrap(),
    done: t('Batteries fully charged.'),
  });
  return (
    <ConfirmDialog
      title={
        only
          ? t('Recharge %name%?', { name: nodeName(only) })
          : t('Recharge %count% nodes?', { count: nodes.length })
      }
      text={t('You only pay for the missing charge. The ORE you pay is burned.')}
      form={form}
      confirm={isEnough ? t('Recharge') : null}
    >
      <BalanceCheck token={MINED_TOKEN_SYMBOL} cost={maxCost} costLabel={t('Max. cost')} />
    </ConfirmDialog>
  );
}
