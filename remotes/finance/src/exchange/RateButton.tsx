import { useState } from 'react';
import { TokenAmount } from '@hashgrid/app-ui';
import type { ExchangeQuote } from '@hashgrid/contracts';
import { Button, exchangeIcon } from '@hashgrid/ui';
import { invertRate } from './invertRate';

/** The rate of a quote; a click inverts it. */
export function RateButton({ quote: { from, to, rate } }: { quote: ExchangeQuote }) {
  const [isInverted, setIsInverted] = useState(false);
  const inverse = invertRate(rate);
  const isShownInverted = isInverted && inverse !== null;
  const [base, price, counter] = isShownInverted ? [to, inverse, from] : [from, rate, to];
  return (
    <Button
      variant="ghost"
      size="small"
      iconEnd={exchangeIcon}
      disabled={inverse === null}
      onClick={() => setIsInverted(!isInverted)}
      // Cancels the button's minimum height of 44 px, so that its row is no higher than the others.
      style={{ paddingInline: 0, marginBlock: -12 }}
    >
      <span>
        <TokenAmount value="1" token={base} /> = <TokenAmount value={price} token={counter} />
      </span>
    </Button>
  );
}
