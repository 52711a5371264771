import { DEFAULT_TOKEN_SYMBOL, type Portfolio } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Amount, media, Stack, Text, theme } from '@hashgrid/ui';
import { styled } from 'styled-components';

const Total = styled(Amount)`
  font-size: ${theme.fontSize[32]};
  line-height: 1.2;
  ${media.md} {
    font-size: ${theme.fontSize[44]};
  }
`;

/** The value of all wallets, with a note if a token has no price. */
export function TotalBalance({ portfolio }: { portfolio: Portfolio }) {
  const t = useTranslate();
  const { number } = useFormat();
  return (
    <Stack gap={1} align="start">
      <Text as="span" size={14} tone="soft">
        {t('Total balance')}
      </Text>
      <Total value={number(portfolio.total, { min: 2 })} unit={DEFAULT_TOKEN_SYMBOL} size={44} strong />
      {!portfolio.isComplete && (
        <Text size={14} tone="warn">
          {t('Tokens without a price aren’t included.')}
        </Text>
      )}
    </Stack>
  );
}
