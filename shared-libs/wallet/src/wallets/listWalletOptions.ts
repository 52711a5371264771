import type { WalletSettings } from '@hashgrid/contracts';
import type { AnnouncedWallet } from './announcedWallets';
import { findKnownWallet, listOtherWallets, type FoundWallet } from './findWallet';
import { BLOCTO, KNOWN_WALLETS, LEDGER, MORE_WALLETS, WALLET_CONNECT } from './knownWallets';
import type { WalletOption } from './WalletOption';

/** Order of the list: what works immediately comes first. */
const KIND_ORDER: readonly WalletOption['kind'][] = [
  'installed',
  'qr',
  'device',
  'more',
  'install',
  'discontinued',
];

const findKind = (
  { wallet, provider }: FoundWallet,
  settings: WalletSettings,
): WalletOption['kind'] | null => {
  const isOffered = wallet.isOffered?.(settings) ?? true;
  // Blocto's service has shut down; say so instead of hiding it.
  if (wallet === BLOCTO && !isOffered) return 'discontinued';
  if (!isOffered) return null;
  if (wallet === WALLET_CONNECT) return 'qr';
  if (wallet === LEDGER) return 'device';
  if (wallet === MORE_WALLETS) return 'more';
  if (provider) return 'installed';
  return wallet.installUrl ? 'install' : null;
};

const toOptions = (found: FoundWallet, settings: WalletSettings): WalletOption[] => {
  const kind = findKind(found, settings);
  if (!kind) return [];
  const { id, name, installUrl } = found.wallet;
  return [
    {
      id,
      name,
      kind,
      ...(found.icon && { icon: found.icon }),
      ...(kind === 'install' && installUrl && { installUrl }),
    },
  ];
};

/** Returns the wallets that a player can choose from, given those that have announced themselves. */
export const listWalletOptions = (
  settings: WalletSettings,
  announced: readonly AnnouncedWallet[],
): WalletOption[] => {
  const known = KNOWN_WALLETS.map((wallet) => findKnownWallet(wallet, announced));
  const found = [...known, ...listOtherWallets(announced)];
  const options = found.flatMap((wallet) => toOptions(wallet, settings));
  return KIND_ORDER.flatMap((kind) => options.filter((option) => option.kind === kind));
};
