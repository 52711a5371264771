/** The provider that a wallet injects into the page (EIP-1193). Only `request` can be relied on. */
export interface Eip1193Provider {
  request(request: { method: string; params?: unknown }): Promise<unknown>;
  on?(event: string, listener: (value: never) => void): unknown;
  removeListener?(event: string, listener: (value: never) => void): unknown;
}

/** A provider with the flags by which wallets identify themselves, such as `isMetaMask`. */
export type FlaggedProvider = Eip1193Provider & Record<string, unknown>;

/** Returns whether a value is a provider, judging by its `request`. */
export const isProvider = (value: unknown): value is FlaggedProvider =>
  typeof value === 'object' && value !== null && typeof (value as Eip1193Provider).request === 'function';
