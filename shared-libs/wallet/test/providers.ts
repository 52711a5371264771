import type { FlaggedProvider } from '../src/wallets/Eip1193Provider';

/** Returns a provider with these flags, whose requests all resolve with null. */
export const createProvider = (flags: Record<string, unknown> = {}): FlaggedProvider => ({
  request: () => Promise.resolve(null),
  ...flags,
});

/** Assigns a provider with these flags to a global variable; undefined deletes the variable. */
export const injectProvider = (name: string, flags: Record<string, unknown> | undefined): FlaggedProvider => {
  const provider = createProvider(flags ?? {});
  const page = window as unknown as Record<string, unknown>;
  if (flags) page[name] = provider;
  else delete page[name];
  return provider;
};

/** Announces a wallet as an extension does (EIP-6963). The page must have read `announcedWallets` before, or it misses the event. */
export const announceProvider = (
  info: Record<string, unknown>,
  flags: Record<string, unknown> = {},
): FlaggedProvider => {
  const provider = createProvider(flags);
  const detail = {
    info: { uuid: crypto.randomUUID(), name: 'Wallet', rdns: 'org.example', ...info },
    provider,
  };
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  return provider;
};
