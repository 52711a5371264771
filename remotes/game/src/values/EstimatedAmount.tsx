import { DEFAULT_TOKEN_SYMBOL, MINED_TOKEN_SYMBOL } from '@hashgrid/contracts';
import { ShortAmount, TokenAmount } from '@hashgrid/app-ui';
import { Text } from '@hashgrid/ui';

interface EstimatedAmountProps {
  /** ORE, decimal string. */
  mined: string;
  /** What the pool would pay for it, in USDT; decimal string. */
  value: string;
}

const addAbout = (digits: string) => `≈ ${digits}`;

/** An estimate of ORE, and below it its value. */
export function EstimatedAmount({ mined, value }: EstimatedAmountProps) {
  return (
    <>
      <TokenAmount value={mined} token={MINED_TOKEN_SYMBOL} short />
      <Text as="div" size={12} tone="faint">
        <ShortAmount value={value} unit={DEFAULT_TOKEN_SYMBOL} decorate={addAbout} />
      </Text>
    </>
  );
}
