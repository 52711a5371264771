import type { Transaction } from './schemas/types';

/** A text key with the values of its placeholders. */
export interface TextWithValues {
  key: string;
  values?: Record<string, string>;
}

type FormatName = (name: string) => string;

/** Returns whether a transaction reduced the player's balance. */
export const isOutgoing = ({ amount }: Pick<Transaction, 'amount'>): boolean => amount.startsWith('-');

function describeTransfer({ amount, counterparty }: Transaction, formatName: FormatName): TextWithValues {
  const isOut = isOutgoing({ amount });
  if (!counterparty) return { key: isOut ? 'Sent' : 'Received' };
  return {
    key: isOut ? 'Sent to %name%' : 'Received from %name%',
    values: { name: formatName(counterparty) },
  };
}

/** Texts of transactions with the game as counterparty. */
const GAME_TEXTS: Readonly<Record<string, string>> = {
  grant: 'Welcome bonus',
  exchange: 'Token swap',
  node: 'Node purchase',
  upgrade: 'Node upgrade',
  recharge: 'Battery recharge',
  daily_profit: 'Mining reward',
  collect: 'Mining reward',
  top_up: 'Top-up',
};

/**
 * Describes a transaction by a text key for `t()`. An unknown kind is shown by its name.
 * @param formatName Formats the name of the other player for use within a text.
 */
export function describeTransaction(transaction: Transaction, formatName: FormatName): TextWithValues {
  const { kind, purpose } = transaction;
  if (kind === 'transfer') return describeTransfer(transaction, formatName);
  if (purpose === 'bonus') return { key: 'Network bonus' };
  return { key: (Object.hasOwn(GAME_TEXTS, kind) && GAME_TEXTS[kind]) || kind };
}
