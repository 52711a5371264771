import type { TransactionLeg } from '@hashgrid/contracts';

/** Names of the accounts that are nobody's: keys of their texts. */
const SYSTEM_ACCOUNT_LABELS: Readonly<Record<string, string>> = {
  mint: 'New tokens (minted)',
  treasury: 'Game treasury',
  pool: 'Swap pool',
  burn: 'Burned',
  unpaid: 'Unpaid rewards',
};

/** Whose account a leg is on: a key for `t()`, or the other player's own name. */
export function accountLabel({ account, name }: Pick<TransactionLeg, 'account' | 'name'>): {
  key: string;
  isName: boolean;
} {
  if (account === 'me') return { key: 'You', isName: false };
  if (account === 'player')
    return name ? { key: name, isName: true } : { key: 'Another player', isName: false };
  return { key: SYSTEM_ACCOUNT_LABELS[account] ?? account, isName: false };
}
