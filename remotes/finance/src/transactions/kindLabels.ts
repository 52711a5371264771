import type { TransactionKind } from '@hashgrid/contracts';

/** Text keys of the transaction kinds. */
export const KIND_LABELS: Record<TransactionKind, string> = {
  grant: 'Welcome bonus',
  transfer: 'Payment',
  exchange: 'Token swap',
  node: 'Node purchase',
  upgrade: 'Node upgrade',
  recharge: 'Battery recharge',
  daily_profit: 'Daily mining reward',
  collect: 'Early collection',
  top_up: 'Top-up',
};

/** Returns the text key of a kind; an unknown kind is shown as is. */
export const getKindLabel = (kind: string): string =>
  (KIND_LABELS as Readonly<Record<string, string>>)[kind] ?? kind;
