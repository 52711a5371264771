import { injectProvider } from '../../test/providers';
import { findBinanceChain } from './findBinanceChain';

afterEach(() => injectProvider('BinanceChain', undefined));

test.each([
  ['0x1', 'eth-mainnet'],
  ['0x38', 'bsc-mainnet'],
  ['0x61', 'bsc-testnet'],
])("[W7] switches Binance's old extension to chain %s by the name %s", async (chainId, network) => {
  const switchNetwork = jest.fn();
  injectProvider('BinanceChain', { switchNetwork });
  await findBinanceChain()?.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
  expect(switchNetwork).toHaveBeenCalledWith(network);
});

test('passes on events and all other requests, and returns the same provider each time', async () => {
  const request = jest.fn().mockResolvedValue('0x38');
  const on = jest.fn();
  injectProvider('BinanceChain', { request, on, switchNetwork: jest.fn() });
  expect(await findBinanceChain()?.request({ method: 'eth_chainId' })).toBe('0x38');
  expect(findBinanceChain()).toBe(findBinanceChain());
  const handleAccounts = () => undefined;
  findBinanceChain()?.on?.('accountsChanged', handleAccounts);
  expect(on).toHaveBeenCalledWith('accountsChanged', handleAccounts);
});

test('passes on a switch to an extension that has no function for it', async () => {
  const request = jest.fn();
  injectProvider('BinanceChain', { request });
  const switchRequest = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x38' }] };
  await findBinanceChain()?.request(switchRequest);
  expect(request).toHaveBeenCalledWith(switchRequest);
});

test('finds nothing if the extension is not installed', () => {
  expect(findBinanceChain()).toBeUndefined();
});
