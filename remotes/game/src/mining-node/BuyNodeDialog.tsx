import { TWO_FACTOR_CODE, type NodeType } from '@hashgrid/contracts';
import { ConfirmDialog } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { TextField } from '@hashgrid/ui';
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
  const { name, hashrate, lifeDays, price } = type;
  const t = useTranslate();
  const [buyNode] = useBuyNodeMutation();
  const formatAmount = useFormatAmount();
  const { isEnough } = useBalance(currency, price);
  const form = usePaymentForm({
    terms: type.code,
    send: ({ terms, idempotencyKey, code }) =>
      buyNode({ idempotencyKey, order: { type: terms, code } }).unwrap(),
    getSuccessMessage: () => t('Your node is up and running!'),
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
      {form.needsCode && (
        <TextField
          {...form.field('code')}
          label={t('Two-factor code')}
          hint={t('6-digit code from your authenticator app, or a recovery code')}
          maxLength={TWO_FACTOR_CODE.maxLength}
          variant="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      )}
    </ConfirmDialog>
  );
}
