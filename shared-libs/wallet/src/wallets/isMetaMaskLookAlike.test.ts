import { METAMASK } from './knownWallets';
import { findWallet } from './findWallet';
import { announceProvider, createProvider, injectProvider } from '../../test/providers';

/** Flags of other wallets that also set `isMetaMask`, independently of the list in the code. */
const LOOK_ALIKE_FLAGS = `
isApexWallet isAvalanche isBackpack isBifrost isBinance isBitKeep isBitski isBlockWallet isCoin98 isCoinbaseWallet isCTRL isDawn isEnkrypt isExodus
isFrame isFrontier isGamestop isHyperPay isImToken isKuCoinWallet isMathWallet isMEWwallet isNestWallet isOkxWallet isOKExWallet isOneInchIOSWallet
isOneInchAndroidWallet isOpera isPhantom isPortal isxPortal isRabby isRainbow isSafeheron isSafePal isStatus isTalisman isTally isTokenPocket isTokenary
isTrust isTrustWallet isUniswapWallet isWigwam isXDEFI isZeal isZerion isZilPay __seif`;

afterEach(() => injectProvider('ethereum', undefined));

const findMetaMask = () => findWallet(METAMASK.id)?.provider;

test('[W10] finds MetaMask itself', () => {
  const provider = injectProvider('ethereum', { isMetaMask: true });
  expect(findMetaMask()).toBe(provider);
});

test.each(LOOK_ALIKE_FLAGS.trim().split(/\s+/))(
  '[W10] rejects a wallet that claims to be MetaMask and has %s',
  (flag) => {
    injectProvider('ethereum', { isMetaMask: true, [flag]: true });
    expect(findMetaMask()).toBeUndefined();
  },
);

test('[W10] rejects Brave Wallet, but not MetaMask in Brave', () => {
  injectProvider('ethereum', { isMetaMask: true, isBraveWallet: true });
  expect(findMetaMask()).toBeUndefined();
  const real = injectProvider('ethereum', { isMetaMask: true, isBraveWallet: true, _events: {}, _state: {} });
  expect(findMetaMask()).toBe(real);
});

test('[W10] finds MetaMask among the providers that share window.ethereum, whichever comes first', () => {
  const rabby = createProvider({ isMetaMask: true, isRabby: true });
  const real = createProvider({ isMetaMask: true });
  for (const providers of [
    [rabby, real],
    [real, rabby],
  ]) {
    injectProvider('ethereum', { isMetaMask: true, isRabby: true, providers });
    expect(findMetaMask()).toBe(real);
  }
});

test('[W10] rejects a look-alike that announces itself as MetaMask, but not MetaMask itself', () => {
  announceProvider({ rdns: 'io.metamask', name: 'MetaMask' }, { isMetaMask: true, isZerion: true });
  expect(findMetaMask()).toBeUndefined();
  const real = announceProvider({ rdns: 'io.metamask', name: 'MetaMask' }, { isMetaMask: true });
  injectProvider('ethereum', { isMetaMask: true, isRabby: true });
  expect(findMetaMask()).toBe(real);
});
