import type { FlaggedProvider } from './Eip1193Provider';

/** Flags of wallets that also claim `isMetaMask`. */
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

/** Brave sets the flag before its wallet is set up; the real MetaMask in Brave has these internals. */
const isBraveItself = (provider: FlaggedProvider): boolean =>
  Boolean(provider.isBraveWallet) && !provider._events && !provider._state;

/** Whether a provider that claims to be MetaMask is another wallet [W10]. */
export const isLookAlike = (provider: FlaggedProvider): boolean =>
  isBraveItself(provider) || LOOK_ALIKE_FLAGS.some((flag) => Boolean(provider[flag]));
