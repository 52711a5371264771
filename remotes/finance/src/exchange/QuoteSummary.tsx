import { useTranslate } from '@hashgrid/platform';
import { Skeleton, Stack, Text } from '@hashgrid/ui';
import { QuoteDetails } from './QuoteDetails';
import { toMinReceived } from './toMinReceived';
import type { LiveQuote } from './useLiveQuote';

interface QuoteSummaryProps {
  liveQuote: LiveQuote;
  /** Decimal places of the token to receive in the list of tokens; undefined while it isn't loaded. */
  decimals: number | undefined;
  /** Whether no amount is entered. */
  isEmpty: boolean;
  /** Whether the amount can't be quoted; true if it is empty. */
  isInvalid: boolean;
  /** Why the amount is invalid, translated; null if its field shows it. */
  inputError: string | null;
}

/** The live quote of the order in the form, or why there is none. */
export function QuoteSummary({ liveQuote, decimals, isEmpty, isInvalid, inputError }: QuoteSummaryProps) {
  const t = useTranslate();
  const { quote, error, refreshError } = liveQuote;
  if (quote) {
    return (
      <Stack gap={3}>
        <QuoteDetails quote={quote} minReceived={toMinReceived(quote, decimals)} />
        {refreshError && (
          <Text role="status" size={14} tone="warn">
            {t(refreshError)}
          </Text>
        )}
      </Stack>
    );
  }
  if (!isInvalid && !error) return <Skeleton lines={4} height={24} label={t('Getting a quote…')} />;
  const problem = inputError ?? (error && t(error));
  return (
    <Text role="status" size={14} tone={isEmpty ? 'faint' : 'warn'}>
      {isEmpty ? t('Enter an amount to get a quote.') : problem}
    </Text>
  );
}
