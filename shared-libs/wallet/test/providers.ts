import type { FlaggedProvider } from '../src/wallets/Eip1193Provider';

/** Returns a provider with these flags that answers nothing. */
const createProvider = (flags: Record<string, unknown>): FlaggedProvider => ({
  request: () => Promise.resolve(null),
  ...flags,
});

/** Puts a provider with these flags at a global name; undefined removes what is there. */
export const injectProvider = (name: string, flags: Record<string, unknown> | undefined): FlaggedProvider => {
  const provider = createProvider(flags ?? {});
  const page = window as unknown as Record<string, unknown>;
  if (flags) page[name] = provider;
  else delete page[name];
  return provider;
};

/** Announces a wallet as an extension does (EIP-6963). */
export const announceProvider = (
  info: Record<string, unknown>,
  flags: Record<string, unknown> = {},
): FlaggedProvider => {
  const provider = createProvider(flags);
  const detail = {
    info: { uuid: crypto.randomUUID(), name: 'Wallet', rdns: 'org.example', ...info },
    provider,
  };
  // Announcements are collected from the first time that the page asks for its wallets.
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  return provider;
};
