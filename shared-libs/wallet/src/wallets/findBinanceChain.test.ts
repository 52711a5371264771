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

test('passes on all other requests, and returns the same provider each time', async () => {
  const request = jest.fn().mockResolvedValue('0x38');
  injectProvider('BinanceChain', { request, switchNetwork: jest.fn() });
  expect(await findBinanceChain()?.request({ method: 'eth_chainId' })).toBe('0x38');
  expect(findBinanceChain()).toBe(findBinanceChain());
});

test('finds nothing if the extension is not installed', () => {
  expect(findBinanceChain()).toBeUndefined();
});
