import type { TransactionLeg } from '@hashgrid/contracts';

/** Text keys of the game's own accounts. */
const SYSTEM_ACCOUNT_LABELS: Readonly<Record<string, string>> = {
  mint: 'New tokens (minted)',
  treasury: 'Game treasury',
  pool: 'Swap pool',
  burn: 'Burned',
  unpaid: 'Unpaid rewards',
  deposits: 'Top-ups',
};

/** Returns the label of a leg's account: a text key, or the name of another player if `isName`. */
export function getAccountLabel({ account, name }: Pick<TransactionLeg, 'account' | 'name'>): {
  label: string;
  isName: boolean;
} {
  if (account === 'me') return { label: 'You', isName: false };
  if (account === 'player')
    return name ? { label: name, isName: true } : { label: 'Another player', isName: false };
  return { label: SYSTEM_ACCOUNT_LABELS[account] ?? account, isName: false };
}
