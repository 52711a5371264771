import { USABLE_CHAIN_IDS } from '@hashgrid/contracts';
import { announcedWallets, type AnnouncedWallet } from './announcedWallets';
import type { FlaggedProvider } from './Eip1193Provider';
import { KNOWN_WALLETS, type KnownWallet } from './knownWallets';

/** A wallet to connect to, with its provider if it is installed in this browser. */
export interface FoundWallet {
  wallet: KnownWallet;
  provider: FlaggedProvider | undefined;
  icon?: string;
}

const matches = ({ rdns, isLookAlike }: KnownWallet, announced: AnnouncedWallet): boolean =>
  Boolean(rdns?.includes(announced.rdns)) && !isLookAlike?.(announced.provider);

type Announced = readonly AnnouncedWallet[];

const findAnnouncement = (wallet: KnownWallet, announced: Announced): AnnouncedWallet | undefined => {
  const matching = announced.filter((candidate) => matches(wallet, candidate));
  return wallet.rdns?.flatMap((rdns) => matching.filter((candidate) => candidate.rdns === rdns))[0];
};

/** Finds a known wallet in this browser: its announced provider, otherwise its injected one. */
export const findKnownWallet = (wallet: KnownWallet, announced: Announced): FoundWallet => {
  const found = findAnnouncement(wallet, announced);
  const provider = found?.provider ?? wallet.findInjected?.();
  return { wallet, provider, ...(found?.icon && { icon: found.icon }) };
};

const toFoundWallet = ({ uuid, name, icon, provider }: AnnouncedWallet): FoundWallet => ({
  wallet: { id: uuid, name, chainIds: USABLE_CHAIN_IDS },
  provider,
  ...(icon && { icon }),
});

/** Returns the announced wallets other than the known ones. Leaves out look-alikes that use the `rdns` of a known wallet. */
export const listOtherWallets = (announced: Announced): FoundWallet[] =>
  announced
    .filter(({ rdns }) => !KNOWN_WALLETS.some((wallet) => wallet.rdns?.includes(rdns)))
    .map(toFoundWallet);

/** Finds the wallet with the ID of an option; undefined for an unknown ID. */
export const findWallet = (id: string): FoundWallet | undefined => {
  const announced = announcedWallets.read();
  const known = KNOWN_WALLETS.find((wallet) => wallet.id === id);
  return known
    ? findKnownWallet(known, announced)
    : listOtherWallets(announced).find(({ wallet }) => wallet.id === id);
};
