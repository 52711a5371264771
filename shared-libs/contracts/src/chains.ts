/** A blockchain that the product knows by name. */
export interface Chain {
  id: number;
  shortName: string;
  name: string;
  /** Whether players can use it here. The others are listed only for their names. */
  isUsable?: true;
  /** Another chain uses the ID today, so it doesn't identify this chain. */
  isIdReused?: true;
}

/** The chains of the specification, and those that its wallets support [E8, W8]. */
export const CHAINS: readonly Chain[] = [
  { id: 56, shortName: 'bsc', name: 'BNB Smart Chain', isUsable: true },
  { id: 97, shortName: 'bscTestnet', name: 'BNB Smart Chain Testnet', isUsable: true },
  { id: 1, shortName: 'eth', name: 'Ethereum' },
  { id: 5, shortName: 'goerli', name: 'Goerli' },
  { id: 42_161, shortName: 'arb', name: 'Arbitrum One' },
  { id: 421_613, shortName: 'arbGoerli', name: 'Arbitrum Goerli' },
  { id: 1101, shortName: 'polygonZkEVM', name: 'Polygon zkEVM' },
  { id: 1442, shortName: 'polygonZkEVMTestnet', name: 'Polygon zkEVM Testnet' },
  { id: 324, shortName: 'zkSync', name: 'zkSync Era' },
  { id: 280, shortName: 'zkSyncTestnet', name: 'zkSync Era Testnet' },
  { id: 59_140, shortName: 'lineaTestnet', name: 'Linea Testnet' },
  { id: 3, shortName: 'ropsten', name: 'Ropsten' },
  { id: 4, shortName: 'rinkeby', name: 'Rinkeby' },
  { id: 42, shortName: 'kovan', name: 'Kovan', isIdReused: true },
  { id: 137, shortName: 'polygon', name: 'Polygon' },
  { id: 80_001, shortName: 'mumbai', name: 'Mumbai' },
  { id: 43_114, shortName: 'avalanche', name: 'Avalanche' },
  { id: 43_113, shortName: 'fuji', name: 'Avalanche Fuji' },
];

/** ID of the chain that is used unless the URL selects another one. */
export const DEFAULT_CHAIN_ID = 56;

/** IDs of the chains that players can use. */
export const USABLE_CHAIN_IDS = CHAINS.filter(({ isUsable }) => isUsable).map(({ id }) => id);

const isUsableChain = (id: number): boolean => USABLE_CHAIN_IDS.includes(id);

/** Finds a chain by its ID; undefined for an unknown or reused one. */
export const findChain = (id: number): Chain | undefined =>
  CHAINS.find((chain) => chain.id === id && !chain.isIdReused);

/** Parses a decimal ID; forms that `Number` also reads, such as `0x61` or `097`, are refused. */
const parseId = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;

/**
 * Returns the ID of the chain that a URL selects: `?chain=<short name>`, else `?chainId=<id>`, else the default. Values that name no
 * usable chain are ignored [W6].
 * @param search Query of the URL, for example `?chain=bscTestnet`.
 */
export const readRequestedChain = (search: string): number => {
  const query = new URLSearchParams(search);
  const named = CHAINS.find(({ shortName }) => shortName === query.get('chain'))?.id;
  const requestedIds = [named, parseId(query.get('chainId'))];
  return requestedIds.find((id) => id !== undefined && isUsableChain(id)) ?? DEFAULT_CHAIN_ID;
};
