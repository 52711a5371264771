import { MINED_TOKEN_SYMBOL, type MiningNode } from '@hashgrid/contracts';
import { ConfirmDialog } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { DescriptionList } from '@hashgrid/ui';
import { useUpgradeNodeMutation } from '../api/nodesApi';
import { Hashrate } from '../values/Hashrate';
import { BalanceCheck, useBalance } from '../payment/BalanceCheck';
import { usePaymentForm } from '../payment/usePaymentForm';
import { useNodeName } from './useNodeName';

interface UpgradeDialogProps {
  node: MiningNode;
  upgrade: NonNullable<MiningNode['upgrade']>;
}

/** Confirms the upgrade of a node. */
export function UpgradeDialog({ node, upgrade }: UpgradeDialogProps) {
  const t = useTranslate();
  const { id, level, hashrate } = node;
  const name = useNodeName()(node);
  const { number } = useFormat();
  const [upgradeNode] = useUpgradeNodeMutation();
  const { isEnough } = useBalance(MINED_TOKEN_SYMBOL, upgrade.cost);
  const form = usePaymentForm({
    send: (idempotencyKey) => upgradeNode({ id, maxCost: upgrade.cost, idempotencyKey }).unwrap(),
    successMessage: t('Node upgraded to level %level%.', { level: number(level + 1) }),
  });
  return (
    <ConfirmDialog
      title={t('Upgrade %name%?', { name })}
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
      <BalanceCheck token={MINED_TOKEN_SYMBOL} cost={upgrade.cost} costLabel={t('Cost')} />
    </ConfirmDialog>
  );
}
