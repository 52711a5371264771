import { ShortAmount } from '@hashgrid/app-ui';
import type { ChainBalance } from '@hashgrid/contracts';

/** Maximum number of fraction digits of a token on a blockchain. */
const CHAIN_FRACTION_DIGITS = 18;

/** An amount of a token on a blockchain. */
export function ChainAmount({ amount, token }: Pick<ChainBalance, 'amount' | 'token'>) {
  return <ShortAmount value={amount} unit={token} max={CHAIN_FRACTION_DIGITS} />;
}
