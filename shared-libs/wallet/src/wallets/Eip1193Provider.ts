/** What a wallet puts on the page (EIP-1193). Wallets differ, so nothing beyond `request` is certain. */
export interface Eip1193Provider {
  request(request: { method: string; params?: unknown }): Promise<unknown>;
  on?(event: string, listener: (value: never) => void): unknown;
  removeListener?(event: string, listener: (value: never) => void): unknown;
}

/** A provider with the flags by which wallets say which one they are. */
export type FlaggedProvider = Eip1193Provider & Record<string, unknown>;

export const isProvider = (value: unknown): value is FlaggedProvider =>
  typeof value === 'object' && value !== null && typeof (value as Eip1193Provider).request === 'function';
