import type { Address } from 'viem';
import type { ChainReader } from '../chain/ChainReader';
import type { Chains } from '../chain/createChains';
import type { TopUpConfig } from '../config';
import { parseDepositKey, type DepositKey } from './parseDepositKey';

/** The chain, token and deposit key of an installation's top-ups. */
export interface TopUpSettings {
  chain: ChainReader;
  /** Contract of USDT, in lower case. */
  token: Address;
  /** Number of blocks, the transfer's own included, after which a transfer is final. */
  confirmations: bigint;
  key: DepositKey;
}

/**
 * Returns the top-up settings with the parsed deposit key, or null when top-ups are off.
 * @throws {InvalidDepositKeyError} When the key can't be used.
 * @throws {Error} When no node of the chain is configured.
 */
export async function openTopUpSettings(
  config: TopUpConfig | null | undefined,
  chains: Chains,
): Promise<TopUpSettings | null> {
  if (!config) return null;
  const { xpub, chainId, confirmations, tokenContract } = config;
  const chain = chains.find(chainId);
  if (!chain)
    throw new Error(
      `Top-ups need a node of chain ${chainId}. Set CHAIN_NODES_${chainId}, or unset TOP_UP_XPUB.`,
    );
  return {
    chain,
    token: tokenContract.toLowerCase() as Address,
    confirmations: BigInt(confirmations),
    key: await parseDepositKey(xpub),
  };
}
