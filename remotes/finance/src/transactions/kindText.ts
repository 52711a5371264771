import type { TransactionKind } from '@hashgrid/contracts';

/** Names of the kinds of entries: keys of their texts. */
export const KIND_TEXTS: Record<TransactionKind, string> = {
  grant: 'Welcome gift',
  transfer: 'Payment between players',
  exchange: 'Exchange',
  node: 'Node bought',
  upgrade: 'Node upgraded',
  recharge: 'Batteries recharged',
  daily_profit: 'Mining profit of a day',
  collect: 'Mining profit, collected early',
};

/** Key of a kind's name; one that this client does not know is shown as it is. */
export const kindText = (kind: string): string =>
  (KIND_TEXTS as Readonly<Record<string, string>>)[kind] ?? kind;
