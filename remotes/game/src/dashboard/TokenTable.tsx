import { ShortAmount, TokenAmount } from '@hashgrid/app-ui';
import { DEFAULT_TOKEN_SYMBOL, type Holding, type Portfolio } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { DataTable, media, Panel, Stack, Text, TokenMark } from '@hashgrid/ui';
import styled from 'styled-components';

/** On narrow screens, the rows are cards, as many side by side as fit. */
const Cards = styled(DataTable<Holding>)`
  ${media.mobileLayout} {
    & tbody {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
    }
  }
`;

const UNKNOWN_VALUE = '–';

function TokenName({ holding }: { holding: Holding }) {
  const t = useTranslate();
  return (
    <Stack row gap={3} align="center">
      <TokenMark symbol={holding.symbol} size={36} />
      <span>
        <Text as="span" strong>
          {holding.symbol}
        </Text>{' '}
        <Text as="span" size={14} tone="faint">
          {t(holding.name)}
        </Text>
      </span>
    </Stack>
  );
}

/** The player's wallets with price, balance and value of each token. */
export function TokenTable({ portfolio }: { portfolio: Portfolio }) {
  const t = useTranslate();
  const renderAmount = (amount: string | null, strong = false) =>
    amount === null ? (
      UNKNOWN_VALUE
    ) : (
      <ShortAmount value={amount} unit={DEFAULT_TOKEN_SYMBOL} strong={strong} />
    );
  const columns = [
    { key: 'token', title: t('Token'), render: (row: Holding) => <TokenName holding={row} /> },
    {
      key: 'price',
      title: t('Price'),
      alignEnd: true,
      render: (row: Holding) => renderAmount(row.price),
    },
    {
      key: 'balance',
      title: t('Balance'),
      alignEnd: true,
      render: (row: Holding) => <TokenAmount value={row.balance} token={row.symbol} short />,
    },
    {
      key: 'value',
      title: t('Value'),
      alignEnd: true,
      render: (row: Holding) => renderAmount(row.value, true),
    },
  ];
  return (
    <Panel title={t('Balances')}>
      <Cards label={t('Balances')} columns={columns} rows={portfolio.holdings} rowKey={(row) => row.symbol} />
    </Panel>
  );
}
