import type { FlaggedProvider } from './Eip1193Provider';

/** Flags of other wallets that also set `isMetaMask`. */
const LOOK_ALIKE_FLAGS = [
  'isApexWallet',
  'isAvalanche',
  'isBackpack',
  'isBifrost',
  'isBinance',
  'isBitKeep',
  'isBitski',
  'isBlockWallet',
  'isCoin98',
  'isCoinbaseWallet',
  'isCTRL',
  'isDawn',
  'isEnkrypt',
  'isExodus',
  'isFrame',
  'isFrontier',
  'isGamestop',
  'isHyperPay',
  'isImToken',
  'isKuCoinWallet',
  'isMathWallet',
  'isMEWwallet',
  'isNestWallet',
  'isOkxWallet',
  'isOKExWallet',
  'isOneInchIOSWallet',
  'isOneInchAndroidWallet',
  'isOpera',
  'isPhantom',
  'isPortal',
  'isxPortal',
  'isRabby',
  'isRainbow',
  'isSafeheron',
  'isSafePal',
  'isStatus',
  'isTalisman',
  'isTally',
  'isTokenPocket',
  'isTokenary',
  'isTrust',
  'isTrustWallet',
  'isUniswapWallet',
  'isWigwam',
  'isXDEFI',
  'isZeal',
  'isZerion',
  'isZilPay',
  '__seif',
] as const;

/** Returns whether a provider is Brave Wallet. MetaMask in Brave has `isBraveWallet` too, but only MetaMask has `_events` and `_state`. */
const isBraveWallet = (provider: FlaggedProvider): boolean =>
  Boolean(provider.isBraveWallet) && !provider._events && !provider._state;

/** Returns whether a provider that claims to be MetaMask is another wallet [W10]. */
export const isMetaMaskLookAlike = (provider: FlaggedProvider): boolean =>
  isBraveWallet(provider) || LOOK_ALIKE_FLAGS.some((flag) => Boolean(provider[flag]));
