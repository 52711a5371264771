import type { ReactNode } from 'react';
import { TokenAmount } from '@hashgrid/app-ui';
import type { ExchangeQuote } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Amount, DescriptionList } from '@hashgrid/ui';

/** Price impact from which the player is warned. */
const HIGH_IMPACT = 0.02;

interface QuoteDetailsProps {
  quote: ExchangeQuote;
  /** Items before and after those of the quote. */
  before?: readonly { term: string; value: ReactNode }[];
  after?: readonly { term: string; value: ReactNode }[];
}

/** Details of a quote: amount received, rate, fee and price impact. */
export function QuoteDetails({ quote, before = [], after = [] }: QuoteDetailsProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const { from, to, fee, received, rate, priceImpact } = quote;
  return (
    <DescriptionList
      items={[
        ...before,
        {
          term: t('You receive'),
          value: <TokenAmount value={received} token={to} size={20} tone="brand" strong />,
        },
        {
          term: t('Rate'),
          value: (
            <>
              <TokenAmount value="1" token={from} /> = <TokenAmount value={rate} token={to} />
            </>
          ),
        },
        { term: t('Swap fee'), value: <TokenAmount value={fee} token={from} /> },
        {
          term: t('Price impact'),
          value: (
            <Amount
              value={`${number(priceImpact * 100, { max: 2 })}%`}
              tone={priceImpact >= HIGH_IMPACT ? 'warn' : undefined}
            />
          ),
        },
        ...after,
      ]}
    />
  );
}
