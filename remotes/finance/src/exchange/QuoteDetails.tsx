import type { ReactNode } from 'react';
import { Percent, TermHint, TokenAmount } from '@hashgrid/app-ui';
import type { ExchangeQuote } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { DescriptionList, Stack } from '@hashgrid/ui';
import { HIGH_IMPACT, ImpactWarning } from './ImpactWarning';
import { RateButton } from './RateButton';

interface QuoteDetailsProps {
  quote: ExchangeQuote;
  minReceived: string;
  /** Items to show above those of the quote. */
  before?: readonly { term: string; value: ReactNode }[];
}

/** Details of a quote: rate, minimum received, fee and price impact. */
export function QuoteDetails({ quote, minReceived, before = [] }: QuoteDetailsProps) {
  const t = useTranslate();
  const { from, to, fee, priceImpact } = quote;
  return (
    <Stack gap={3}>
      <DescriptionList
        items={[
          ...before,
          { term: t('Rate'), value: <RateButton quote={quote} /> },
          { term: t('Minimum received'), value: <TokenAmount value={minReceived} token={to} /> },
          { term: t('Swap fee'), value: <TokenAmount value={fee} token={from} /> },
          {
            term: t('Price impact'),
            help: <TermHint term="priceImpact" />,
            value: <Percent share={priceImpact} tone={priceImpact > HIGH_IMPACT ? 'warn' : undefined} />,
          },
        ]}
      />
      <ImpactWarning priceImpact={priceImpact} />
    </Stack>
  );
}
