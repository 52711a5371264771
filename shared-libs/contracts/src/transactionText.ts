import type { Transaction } from './schemas/types';

/** A text's key with what its placeholders stand for. */
export interface TextWithValues {
  key: string;
  values?: Record<string, string>;
}

/** Whether the entry took tokens from the player. */
export const isOutgoing = ({ amount }: Pick<Transaction, 'amount'>): boolean => amount.startsWith('-');

function transferText({ amount, counterparty }: Transaction): TextWithValues {
  const isOut = isOutgoing({ amount });
  if (!counterparty) return { key: isOut ? 'Sent' : 'Received' };
  return { key: isOut ? 'Sent to %name%' : 'Received from %name%', values: { name: counterparty } };
}

/** Texts of what the game itself is the other side of. */
const GAME_TEXTS: Readonly<Record<string, string>> = {
  grant: 'Welcome bonus',
  exchange: 'Swap',
  node: 'Node purchase',
  upgrade: 'Node upgrade',
  recharge: 'Recharge',
  daily_profit: 'Mining reward',
  collect: 'Mining reward',
};

/** What happened, as a text for `t()`; a kind this client does not know is shown by its own name. */
export function transactionText(transaction: Transaction): TextWithValues {
  if (transaction.kind === 'transfer') return transferText(transaction);
  if (transaction.purpose === 'bonus') return { key: 'Network bonus' };
  return { key: GAME_TEXTS[transaction.kind] ?? transaction.kind };
}
