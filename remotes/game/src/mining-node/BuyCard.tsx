import { type NodeType } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { DescriptionList } from '@hashgrid/ui';
import { useBuyNodeMutation } from '../api/nodesApi';
import { Hashrate } from '../figures/Hashrate';
import { BalanceCheck, useBalance } from '../form/BalanceCheck';
import { ConfirmCard } from '../form/ConfirmCard';
import { usePaymentForm } from '../form/usePaymentForm';

interface BuyCardProps {
  type: NodeType;
  currency: string;
}

/** Asks before a node is bought. */
export function BuyCard({ type: { code, name, hashrate, lifeDays, price }, currency }: BuyCardProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const [buyNode] = useBuyNodeMutation();
  const { isEnough } = useBalance(currency, price);
  const form = usePaymentForm({
    send: (idempotencyKey) => buyNode({ idempotencyKey, order: { type: code } }).unwrap(),
    done: 'Your node is up and running!',
  });
  return (
    <ConfirmCard
      title={t('Buy %name%?', { name: t(name) })}
      text={t('It starts mining right away. Purchases can’t be refunded.')}
      form={form}
      confirm={isEnough ? t('Buy now') : null}
    >
      <DescriptionList
        items={[
          { term: t('Hashrate'), value: <Hashrate value={hashrate} /> },
          { term: t('Lifespan'), value: t('%days% days', { days: number(lifeDays) }) },
        ]}
      />
      <BalanceCheck token={currency} cost={price} costLabel={t('Price')} />
    </ConfirmCard>
  );
}
