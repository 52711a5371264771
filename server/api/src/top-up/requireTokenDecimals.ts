import { isContractError } from '../chain/isContractError';
import type { TopUpSettings } from '../top-up-settings/TopUpSettings';
import { CHAIN_DECIMALS } from './toLedgerUnits';

/** The configured contract isn't a token with the decimals for which amounts are converted. */
export class WrongTokenError extends Error {
  override name = 'WrongTokenError';

  constructor({ token, chain: { chainId } }: TopUpSettings, reason: string) {
    super(
      `Top-ups are not watched: the contract ${token} on chain ${chainId} ${reason}. Set USDT_CONTRACT_${chainId} to a token with ${CHAIN_DECIMALS} decimals and restart.`,
    );
  }
}

const DECIMALS_ABI = [
  { type: 'function', name: 'decimals', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint8' }] },
] as const;

/**
 * Checks the decimals of the token: with a different number, every credit would be wrong by orders of magnitude.
 * @throws {WrongTokenError} When the number differs, or the contract has no decimals.
 */
export async function requireTokenDecimals(settings: TopUpSettings): Promise<void> {
  const { chain, token } = settings;
  let decimals: number;
  try {
    decimals = await chain.read((client) =>
      client.readContract({ address: token, abi: DECIMALS_ABI, functionName: 'decimals' }),
    );
  } catch (error) {
    if (isContractError(error)) throw new WrongTokenError(settings, 'is not a token');
    throw error;
  }
  if (decimals !== CHAIN_DECIMALS)
    throw new WrongTokenError(settings, `has ${decimals} decimals rather than ${CHAIN_DECIMALS}`);
}
