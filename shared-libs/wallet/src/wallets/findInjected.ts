import { isProvider, type FlaggedProvider } from './Eip1193Provider';

const readGlobal = (name: string): unknown => (window as unknown as Record<string, unknown>)[name];

/** Returns an injected object at a global name, for example `trustwallet`, or undefined if it is no provider. */
export const findGlobal = (name: string): FlaggedProvider | undefined => {
  const found = readGlobal(name);
  return isProvider(found) ? found : undefined;
};

/** Returns what wallets have put at `window.ethereum`: first those of its list, which several wallets share, then itself. */
export const listInjected = (): FlaggedProvider[] => {
  const ethereum = findGlobal('ethereum');
  if (!ethereum) return [];
  const listed = Array.isArray(ethereum.providers) ? ethereum.providers.filter(isProvider) : [];
  return [...listed, ethereum];
};

export const findByFlag = (...flags: string[]): FlaggedProvider | undefined =>
  listInjected().find((provider) => flags.some((flag) => provider[flag] === true));

/** Returns the provider within an injected object, for example `binancew3w.ethereum`. */
export const findNested = (name: string, key: string): FlaggedProvider | undefined => {
  const found = (readGlobal(name) as Record<string, unknown> | undefined)?.[key];
  return isProvider(found) ? found : undefined;
};
