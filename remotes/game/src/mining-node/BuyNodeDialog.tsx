import { type NodeType } from '@hashgrid/contracts';
import { ConfirmDialog } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { useBuyNodeMutation } from '../api/nodesApi';
import { Hashrate } from '../values/Hashrate';
import { useFormatAmount } from '../values/useFormatAmount';
import { BalanceCheck, useBalance } from '../payment/BalanceCheck';
import { usePaymentForm } from '../payment/usePaymentForm';
import { EstimatedReturns } from './EstimatedReturns';

interface BuyNodeDialogProps {
  type: NodeType;
  currency: string;
}

/** Confirms the purchase of a node. */
export function BuyNodeDialog({ type, currency }: BuyNodeDialogProps) {
  const { code, name, hashrate, lifeDays, price } = type;
  const t = useTranslate();
  const [buyNode] = useBuyNodeMutation();
  const formatAmount = useFormatAmount();
  const { isEnough } = useBalance(currency, price);
  const form = usePaymentForm({
    send: (idempotencyKey) => buyNode({ idempotencyKey, order: { type: code } }).unwrap(),
    successMessage: t('Your node is up and running!'),
  });
  return (
    <ConfirmDialog
      title={t('Buy %name%?', { name: t(name) })}
      text={t('It starts mining right away. Purchases can’t be refunded.')}
      form={form}
      confirm={isEnough ? t('Buy for %price%', { price: formatAmount(price, currency) }) : null}
    >
      <EstimatedReturns
        type={type}
        items={[
          { term: t('Hashrate'), value: <Hashrate value={hashrate} /> },
          { term: t('Lifespan'), value: t.plural({ one: '%count% day', other: '%count% days' }, lifeDays) },
        ]}
      />
      <BalanceCheck token={currency} cost={price} costLabel={t('Price')} />
    </ConfirmDialog>
  );
}
