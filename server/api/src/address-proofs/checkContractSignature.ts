import { NoChainNodeError, type ChainClient, type ChainReader } from '../chain/ChainReader';

type Hex = `0x${string}`;

/** `unknown`: no node is configured or responds, or one reported an internal error. */
export type ContractVerdict = 'accepted' | 'refused' | 'unknown';

/** What a contract returns for a signature that it accepts (EIP-1271). */
const ACCEPTED = `0x1626ba7e${'0'.repeat(56)}`;
/** 10,000,000, far more than any wallet needs. An untrusted contract must not keep a node busy until the request times out. */
const GAS_LIMIT = '0x989680';
/** Names of viem's errors after which the next node is tried. */
const NODE_FAILURE = /^(HttpRequest|Timeout|LimitExceededRpc|MethodNotFoundRpc|MethodNotSupportedRpc)Error$/;

interface SignedHash {
  address: Hex;
  /** Of the message (EIP-191). */
  hash: Hex;
  signature: Hex;
}

/** Returns the call that asks the contract, or for a signature in ERC-6492 format its validator, which also handles contracts that aren't deployed yet. */
async function buildCall({ address, hash, signature }: SignedHash): Promise<{ to?: Hex; data: Hex }> {
  const viem = await import('viem');
  if (!viem.isErc6492Signature(signature))
    return {
      to: address,
      data: viem.encodeFunctionData({
        abi: viem.parseAbi(['function isValidSignature(bytes32 hash, bytes signature)']),
        args: [hash, signature],
      }),
    };
  return {
    data: viem.encodeDeployData({
      abi: viem.erc6492SignatureValidatorAbi,
      bytecode: viem.erc6492SignatureValidatorByteCode,
      args: [address, hash, signature],
    }),
  };
}

/**
 * Asks one node, without viem's `call`, which would fetch URLs that the contract names (EIP-3668). Throws
 * when the node itself fails, so that the next one is tried.
 */
async function askNode(client: ChainClient, signed: SignedHash): Promise<ContractVerdict> {
  const { to, data } = await buildCall(signed);
  if (to && (await client.request({ method: 'eth_getCode', params: [to, 'latest'] })) === '0x')
    return 'refused';
  try {
    const call = { to: to ?? null, data, gas: GAS_LIMIT } as const;
    const result = await client.request({ method: 'eth_call', params: [call, 'latest'] });
    const isAccepted = to ? result === ACCEPTED : BigInt(result) === 1n;
    return isAccepted ? 'accepted' : 'refused';
  } catch (error) {
    const { name } = error as Error;
    if (NODE_FAILURE.test(name)) throw error;
    // Reverts and unreadable results come from the contract, so other nodes would return the same. An internal error may come from
    // either, so it neither refuses the signature nor counts against the node.
    return name === 'InternalRpcError' ? 'unknown' : 'refused';
  }
}

/**
 * Returns whether a contract account accepts a signature, by asking the nodes of its chain in turn; `unknown`
 * when no node can tell.
 */
export async function checkContractSignature(
  chain: ChainReader | undefined,
  signed: SignedHash,
): Promise<ContractVerdict> {
  if (!chain) return 'unknown';
  return chain
    .read((client) => askNode(client, signed))
    .catch((error: unknown) => {
      if (error instanceof NoChainNodeError) return 'unknown';
      throw error;
    });
}
