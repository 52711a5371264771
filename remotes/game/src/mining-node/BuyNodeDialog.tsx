import { useRef } from 'react';
import type { NodeType } from '@hashgrid/contracts';
import { findMismatch, NodeTypeSchema } from '@hashgrid/contracts/schemas';
import { ConfirmDialog, TwoFactorCodeField } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { useBuyNodeMutation, useGetNodeTypesQuery } from '../api/nodesApi';
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

const isNodeType = (stored: unknown) => !findMismatch(NodeTypeSchema, stored);

/** Returns the latest data of a node type; the data at opening if it is no longer for sale. */
function useCurrentType(opened: NodeType): NodeType {
  const { data } = useGetNodeTypesQuery();
  return data?.types.find(({ code }) => code === opened.code) ?? opened;
}

/** Confirms the purchase of a node. */
export function BuyNodeDialog({ type: openedType, currency }: BuyNodeDialogProps) {
  const t = useTranslate();
  const codeInputRef = useRef<HTMLInputElement>(null);
  const [buyNode] = useBuyNodeMutation();
  const formatAmount = useFormatAmount();
  const form = usePaymentForm({
    terms: useCurrentType(openedType),
    persistence: { kind: `node.${openedType.code}`, isTerms: isNodeType },
    send: ({ terms, idempotencyKey, code }) =>
      buyNode({ idempotencyKey, order: { type: terms.code, maxCost: terms.price, code } }).unwrap(),
    getSuccessMessage: () => t('Your node is up and running!'),
  });
  const type = form.terms;
  const { name, hashrate, lifeDays, price } = type;
  const { isEnough } = useAffordability(currency, price);
  const codeField = form.field('code');
  /** Clears the code and its error, which are of the other kind. */
  const handleSwitch = () => {
    form.formRef.current?.reset();
    codeField.onChange();
  };
  return (
    <ConfirmDialog
      title={t('Buy %name%?', { name: t(name) })}
      text={t('It starts mining right away. Purchases can’t be refunded.')}
      form={form}
      confirm={form.getConfirmLabel(
        isEnough ? t('Buy for %price%', { price: formatAmount(price, currency) }) : null,
      )}
    >
      <EstimatedReturns
        type={type}
        items={[
          { term: t('Hashrate'), value: <Hashrate value={hashrate} /> },
          { term: t('Lifespan'), value: t.plural({ one: '%count% day', other: '%count% days' }, lifeDays) },
        ]}
      />
      <BalanceCheck token={currency} cost={price} costLabel={t('Price')} isUnconfirmed={form.isUnconfirmed} />
      {form.requiresCode && (
        <TwoFactorCodeField {...codeField} ref={codeInputRef} onSwitch={handleSwitch} autoFocus />
      )}
    </ConfirmDialog>
  );
}
