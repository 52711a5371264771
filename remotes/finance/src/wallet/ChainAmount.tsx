import { ShortAmount } from '@hashgrid/app-ui';
import type { ChainBalance } from '@hashgrid/contracts';

/** Decimals of the tokens on the chain. */
const CHAIN_FRACTION_DIGITS = 18;

/** An amount on a blockchain. */
export function ChainAmount({ amount, token }: Pick<ChainBalance, 'amount' | 'token'>) {
  return <ShortAmount value={amount} unit={token} max={CHAIN_FRACTION_DIGITS} />;
}
