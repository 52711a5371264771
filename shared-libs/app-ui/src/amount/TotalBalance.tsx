import styled from 'styled-components';
import { DEFAULT_TOKEN_SYMBOL, type Portfolio } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { media, Stack, Text, theme } from '@hashgrid/ui';
import { ShortAmount } from './ShortAmount';

/** Number of integer digits from which a total has a smaller font in narrow windows. */
const LONG_TOTAL_DIGITS = 8;

const Total = styled(ShortAmount)<{ $isLarge: boolean; $isLong: boolean }>`
  font-size: ${({ $isLong }) => theme.fontSize[$isLong ? 24 : 32]};
  line-height: 1.2;
  /* The panel around it may clip overflow. */
  white-space: normal;
  overflow-wrap: anywhere;
  ${media.md} {
    font-size: ${({ $isLarge }) => theme.fontSize[$isLarge ? 44 : 32]};
  }
`;

interface TotalBalanceProps {
  portfolio: Portfolio;
  /** Makes the amount larger on wide screens. */
  large?: boolean;
}

/**
 * The value of all wallets, with a note if a token has no price.
 *
 * @example
 * <TotalBalance portfolio={valuePortfolio(wallets, tokens)} large />
 */
export function TotalBalance({ portfolio: { total, isComplete }, large = false }: TotalBalanceProps) {
  const t = useTranslate();
  return (
    <Stack gap={1} align="start">
      <Text as="span" size={14} tone="soft">
        {t('Total balance')}
      </Text>
      <Total
        value={total}
        min={2}
        unit={DEFAULT_TOKEN_SYMBOL}
        strong
        $isLarge={large}
        $isLong={(total.split('.')[0] ?? '').length >= LONG_TOTAL_DIGITS}
      />
      {!isComplete && (
        <Text size={14} tone="warn">
          {t('Tokens without a price aren’t included.')}
        </Text>
      )}
    </Stack>
  );
}
