import { TOKEN_FRACTION_DIGITS, TokenAmount } from '@hashgrid/app-ui';
import { fractionDigits, multiplyDecimals, type ChainBalance } from '@hashgrid/contracts';
import { useFormat } from '@hashgrid/platform';
import { Amount, Tooltip } from '@hashgrid/ui';

/** Decimals of the tokens on the chain. */
const CHAIN_FRACTION_DIGITS = 18;

/** An amount on a blockchain, truncated to the decimals of other amounts; all of them show on hover, focus and touch. */
export function ChainAmount({ amount, token }: Pick<ChainBalance, 'amount' | 'token'>) {
  const { number } = useFormat();
  if (fractionDigits(amount) <= TOKEN_FRACTION_DIGITS) return <TokenAmount value={amount} token={token} />;
  const exact = number(amount, { max: CHAIN_FRACTION_DIGITS });
  return (
    <Tooltip tip={<Amount value={exact} unit={token} />}>
      <TokenAmount value={multiplyDecimals(amount, '1', TOKEN_FRACTION_DIGITS)} token={token} />
    </Tooltip>
  );
}
