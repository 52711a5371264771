import { isProvider, type FlaggedProvider } from './Eip1193Provider';

/** A wallet that announced itself (EIP-6963). Its values are untrusted. */
export interface AnnouncedWallet {
  uuid: string;
  name: string;
  rdns: string;
  icon?: string;
  provider: FlaggedProvider;
}

const MAX_WALLETS = 32;
const MAX_NAME_LENGTH = 40;
const MAX_ICON_LENGTH = 100_000;
/** Invisible characters, which could make a name look like another one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
const ICON_PATTERN = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/;

let wallets: readonly AnnouncedWallet[] = [];
let isListening = false;
const listeners = new Set<() => void>();

const readText = (value: unknown): string =>
  typeof value === 'string' ? value.replace(INVISIBLE, '').trim().slice(0, MAX_NAME_LENGTH) : '';

const readIcon = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= MAX_ICON_LENGTH && ICON_PATTERN.test(value)
    ? value
    : undefined;

/** Returns the wallet that an event announces, or null if the event is invalid. */
const readAnnouncement = (event: Event): AnnouncedWallet | null => {
  const detail = (event as CustomEvent<{ info?: Record<string, unknown>; provider?: unknown } | null>).detail;
  const info = detail?.info;
  if (typeof info !== 'object' || info === null || !isProvider(detail?.provider)) return null;
  const [uuid, name, rdns] = [readText(info.uuid), readText(info.name), readText(info.rdns)];
  const icon = readIcon(info.icon);
  return uuid && name && rdns ? { uuid, name, rdns, ...(icon && { icon }), provider: detail.provider } : null;
};

const handleAnnouncement = (event: Event): void => {
  const wallet = readAnnouncement(event);
  if (!wallet || wallets.length >= MAX_WALLETS || wallets.some(({ uuid }) => uuid === wallet.uuid)) return;
  wallets = [...wallets, wallet];
  for (const listener of listeners) listener();
};

/** Asks the wallets in this browser to announce themselves, once per page. Most respond immediately, others once they have loaded. */
const startListening = (): void => {
  if (isListening) return;
  isListening = true;
  window.addEventListener('eip6963:announceProvider', handleAnnouncement);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
};

/** The wallets that have announced themselves so far, in order of announcement. */
export const announcedWallets = {
  read: (): readonly AnnouncedWallet[] => {
    startListening();
    return wallets;
  },
  subscribe: (listener: () => void): (() => void) => {
    startListening();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
