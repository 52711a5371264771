import { useRef } from 'react';
import type { NodeType } from '@hashgrid/contracts';
import { ConfirmDialog, TwoFactorCodeField } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { useBuyNodeMutation } from '../api/nodesApi';
import { Hashrate } from '../values/Hashrate';
import { useFormatAmount } from '../values/useFormatAmount';
import { BalanceCheck } from '../payment/BalanceCheck';
import { useAffordability } from '../payment/useAffordability';
import { usePaymentForm } from '../payment/usePaymentForm';
import { EstimatedReturns } from './EstimatedReturns';

interface BuyNodeDialogProps {
  type: NodeType;
  /** Symbol of the token in which the price is paid. */
  currency: string;
}

/** Confirms the purchase of a node. */
export function BuyNodeDialog({ type, currency }: BuyNodeDialogProps) {
  const { name, hashrate, lifeDays, price } = type;
  const t = useTranslate();
  const codeInputRef = useRef<HTMLInputElement>(null);
  const [buyNode] = useBuyNodeMutation();
  const formatAmount = useFormatAmount();
  const { isEnough } = useAffordability(currency, price);
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
      {form.requiresCode && (
        <TwoFactorCodeField
          {...form.field('code')}
          ref={codeInputRef}
          onSwitch={() => form.formRef.current?.reset()}
          autoFocus
        />
      )}
    </ConfirmDialog>
  );
}
