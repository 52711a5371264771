import type { WalletConnection, WalletState } from '../WalletState';

interface Attempt {
  walletName: string;
  qrUri?: string;
}

const DISCONNECTED: WalletState = { status: 'disconnected' };

let attempt: Attempt | null = null;
let connection: WalletConnection | null = null;
let state: WalletState = DISCONNECTED;
const listeners = new Set<() => void>();

const update = (): void => {
  if (attempt) state = { status: 'connecting', ...attempt };
  else state = connection ? { status: 'connected', ...connection } : DISCONNECTED;
  for (const listener of listeners) listener();
};

/** The state of the player's wallet in this tab. */
export const walletStore = {
  read: (): WalletState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  setAttempt: (next: Attempt | null): void => {
    attempt = next;
    update();
  },
  setConnection: (next: WalletConnection | null): void => {
    connection = next;
    update();
  },
};
