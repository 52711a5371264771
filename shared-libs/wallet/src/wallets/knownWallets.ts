import { USABLE_CHAIN_IDS, type WalletSettings } from '@hashgrid/contracts';
import { findBinanceChain } from './findBinanceChain';
import type { FlaggedProvider } from './Eip1193Provider';
import { findByFlag, findGlobal, findNested, listInjected } from './injectedProviders';
import { isMetaMaskLookAlike } from './isMetaMaskLookAlike';

/** A wallet that the product knows by name. */
export interface KnownWallet {
  id: string;
  name: string;
  /** Chains that the wallet can use. */
  chainIds: readonly number[];
  /** Identifiers (`rdns`) under which it announces itself (EIP-6963), the preferred one first. */
  rdns?: readonly string[];
  /** Finds its injected provider; used if it didn't announce one. */
  findInjected?: () => FlaggedProvider | undefined;
  /** Returns whether a provider that announces this wallet's `rdns` belongs to another wallet. */
  isLookAlike?: (provider: FlaggedProvider) => boolean;
  installUrl?: string;
  /** Returns whether the settings offer the wallet; without it, the wallet is always offered. */
  isOffered?: (settings: WalletSettings) => boolean;
}

export const METAMASK: KnownWallet = {
  id: 'metaMask',
  name: 'MetaMask',
  chainIds: USABLE_CHAIN_IDS,
  rdns: ['io.metamask', 'io.metamask.mobile'],
  findInjected: () =>
    listInjected().find((provider) => provider.isMetaMask === true && !isMetaMaskLookAlike(provider)),
  isLookAlike: isMetaMaskLookAlike,
  installUrl: 'https://metamask.io/download',
};

export const BINANCE: KnownWallet = {
  id: 'binance',
  name: 'Binance Wallet',
  chainIds: [1, 56, 97],
  rdns: ['com.binance.wallet'],
  findInjected: () => findNested('binancew3w', 'ethereum') ?? findByFlag('isBinance') ?? findBinanceChain(),
  installUrl: 'https://www.binance.com/web3wallet',
};

export const TRUST: KnownWallet = {
  id: 'trust',
  name: 'Trust Wallet',
  chainIds: [1, 5, 56, 97],
  rdns: ['com.trustwallet.app'],
  findInjected: () => findGlobal('trustwallet') ?? findByFlag('isTrust', 'isTrustWallet'),
  installUrl: 'https://trustwallet.com/download',
};

export const BLOCTO: KnownWallet = {
  id: 'blocto',
  name: 'Blocto',
  chainIds: [1, 3, 4, 42, 56, 97, 137, 80_001, 43_114, 43_113],
  findInjected: () => findByFlag('isBlocto'),
  isOffered: ({ isBloctoEnabled }) => isBloctoEnabled,
};

export const LEDGER: KnownWallet = {
  id: 'ledger',
  name: 'Ledger',
  chainIds: USABLE_CHAIN_IDS,
  isOffered: ({ ledgerConnectKitUrl }) => ledgerConnectKitUrl !== null,
};

export const WALLET_CONNECT: KnownWallet = {
  id: 'walletConnect',
  name: 'WalletConnect',
  chainIds: USABLE_CHAIN_IDS,
  isOffered: ({ walletConnectProjectId }) => walletConnectProjectId !== null,
};

/** Web3Modal's list of wallets that connect by WalletConnect. */
export const MORE_WALLETS: KnownWallet = {
  id: 'moreWallets',
  name: 'WalletConnect',
  chainIds: USABLE_CHAIN_IDS,
  isOffered: ({ walletConnectProjectId }) => walletConnectProjectId !== null,
};

export const KNOWN_WALLETS = [METAMASK, BINANCE, TRUST, BLOCTO, LEDGER, WALLET_CONNECT, MORE_WALLETS];
