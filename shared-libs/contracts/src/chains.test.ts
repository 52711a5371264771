import { CHAINS, findChain, readRequestedChain, USABLE_CHAIN_IDS } from './chains';

test.each([
  [1, 'eth'],
  [5, 'goerli'],
  [56, 'bsc'],
  [97, 'bscTestnet'],
  [324, 'zkSync'],
  [280, 'zkSyncTestnet'],
  [1101, 'polygonZkEVM'],
  [1442, 'polygonZkEVMTestnet'],
  [42161, 'arb'],
  [421613, 'arbGoerli'],
  [59140, 'lineaTestnet'],
])('[E8] finds chain %i, whose short name is "%s"', (id, shortName) => {
  expect(findChain(id)?.shortName).toBe(shortName);
  expect(CHAINS.filter((chain) => chain.shortName === shortName)).toEqual([findChain(id)]);
});

test('[E8] lets players use the chains 56 and 97 only', () => {
  expect(USABLE_CHAIN_IDS).toEqual([56, 97]);
});

test('[E8] finds no chain by the ID of Kovan, which another chain uses today', () => {
  expect(findChain(42)).toBeUndefined();
});

test.each([
  ['?chain=bscTestnet', 97],
  ['?chain=bsc', 56],
  ['?chainId=97', 97],
  ['?chain=bscTestnet&chainId=56', 97],
  ['?chain=nothing&chainId=97', 97],
  ['?chain=eth', 56],
  ['?chain=eth&chainId=97', 97],
  ['', 56],
  ['?chain=', 56],
  ['?chain=BSCTESTNET', 56],
  ['?chain=constructor', 56],
  ['?chain=[object Object]', 56],
  ['?chainId=[object Object]', 56],
  ['?chainId=1', 56],
  ['?chainId=097', 56],
  ['?chainId=97.0', 56],
  ['?chainId=0x61', 56],
  ['?chainId=9.7e1', 56],
  ['?chainId=1e9', 56],
  ['?chainId=-97', 56],
  ['?chainId=%2097', 56],
])('[W6] %s selects chain %i', (search, id) => {
  expect(readRequestedChain(search)).toBe(id);
});
