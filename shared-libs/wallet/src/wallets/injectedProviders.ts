import { isProvider, type FlaggedProvider } from './Eip1193Provider';

const getGlobal = (name: string): unknown => (window as unknown as Record<string, unknown>)[name];

/** Returns the provider in a global variable such as `trustwallet`, or undefined if there is none. */
export const findGlobal = (name: string): FlaggedProvider | undefined => {
  const found = getGlobal(name);
  return isProvider(found) ? found : undefined;
};

/** Returns the providers in `window.ethereum`: first those in `providers`, where several wallets share it, then `window.ethereum` itself. */
export const listInjected = (): FlaggedProvider[] => {
  const ethereum = findGlobal('ethereum');
  if (!ethereum) return [];
  const listed = Array.isArray(ethereum.providers) ? ethereum.providers.filter(isProvider) : [];
  return [...listed, ethereum];
};

/** Returns the first provider in `window.ethereum` that has one of the flags, such as `isTrust`; undefined if there is none. */
export const findByFlag = (...flags: string[]): FlaggedProvider | undefined =>
  listInjected().find((provider) => flags.some((flag) => provider[flag] === true));

/** Returns the provider in a property of a global variable, such as `binancew3w.ethereum`; undefined if there is none. */
export const findNested = (name: string, key: string): FlaggedProvider | undefined => {
  const found = (getGlobal(name) as Record<string, unknown> | undefined)?.[key];
  return isProvider(found) ? found : undefined;
};
