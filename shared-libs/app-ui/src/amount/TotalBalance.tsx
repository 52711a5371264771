import { styled } from 'styled-components';
import { DEFAULT_TOKEN_SYMBOL, type Portfolio } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { media, Stack, Text, theme } from '@hashgrid/ui';
import { ShortAmount } from './ShortAmount';

const LargeAmount = styled(ShortAmount)`
  font-size: ${theme.fontSize[32]};
  line-height: 1.2;
  ${media.md} {
    font-size: ${theme.fontSize[44]};
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
  const amount = { value: total, min: 2, unit: DEFAULT_TOKEN_SYMBOL, strong: true };
  return (
    <Stack gap={1} align="start">
      <Text as="span" size={14} tone="soft">
        {t('Total balance')}
      </Text>
      {large ? <LargeAmount {...amount} size={44} /> : <ShortAmount {...amount} size={32} />}
      {!isComplete && (
        <Text size={14} tone="warn">
          {t('Tokens without a price aren’t included.')}
        </Text>
      )}
    </Stack>
  );
}
