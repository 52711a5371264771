import type { TransactionLeg } from '@hashgrid/contracts';

/** Text keys of the accounts that belong to the game. */
const SYSTEM_ACCOUNT_LABELS: Readonly<Record<string, string>> = {
  mint: 'New tokens (minted)',
  treasury: 'Game treasury',
  pool: 'Swap pool',
  burn: 'Burned',
  unpaid: 'Unpaid rewards',
  deposits: 'Top-ups',
};

/** Returns the label of a leg's account: a text key, or the other player's name. */
export function getAccountLabel({ account, name }: Pick<TransactionLeg, 'account' | 'name'>): {
  key: string;
  isName: boolean;
} {
  if (account === 'me') return { key: 'You', isName: false };
  if (account === 'player')
    return name ? { key: name, isName: true } : { key: 'Another player', isName: false };
  return { key: SYSTEM_ACCOUNT_LABELS[account] ?? account, isName: false };
}
