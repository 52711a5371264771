export { ProviderRpcError, TestWallet, type TestWalletOptions } from './TestWallet';
