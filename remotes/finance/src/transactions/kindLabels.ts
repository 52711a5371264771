import type { TransactionKind } from '@hashgrid/contracts';

/** Names of the kinds of entries: keys of their texts. */
export const KIND_LABELS: Record<TransactionKind, string> = {
  grant: 'Welcome bonus',
  transfer: 'Payment',
  exchange: 'Swap',
  node: 'Node purchase',
  upgrade: 'Node upgrade',
  recharge: 'Recharge',
  daily_profit: 'Daily mining reward',
  collect: 'Early collection',
};

/** Key of a kind's name; one that this client does not know is shown as it is. */
export const kindLabel = (kind: string): string =>
  (KIND_LABELS as Readonly<Record<string, string>>)[kind] ?? kind;
