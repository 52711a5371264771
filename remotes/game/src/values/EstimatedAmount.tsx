import { DEFAULT_TOKEN_SYMBOL, MINED_TOKEN_SYMBOL } from '@hashgrid/contracts';
import { ShortAmount, TokenAmount } from '@hashgrid/app-ui';
import { Text } from '@hashgrid/ui';

interface EstimatedAmountProps {
  /** ORE, decimal string. */
  mined: string;
  /** USDT that the pool would pay for the ORE, decimal string. */
  value: string;
}

const prefixApproxSign = (digits: string) => `≈ ${digits}`;

/** An estimated amount of ORE, with its value below. */
export function EstimatedAmount({ mined, value }: EstimatedAmountProps) {
  return (
    <>
      <TokenAmount value={mined} token={MINED_TOKEN_SYMBOL} short />
      <Text as="div" size={12} tone="faint">
        <ShortAmount value={value} unit={DEFAULT_TOKEN_SYMBOL} decorate={prefixApproxSign} />
      </Text>
    </>
  );
}
