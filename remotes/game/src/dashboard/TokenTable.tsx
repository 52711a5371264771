import { DEFAULT_TOKEN_SYMBOL, type Holding, type Portfolio } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Amount, DataTable, media, Panel, Stack, Text, TokenMark } from '@hashgrid/ui';
import { styled } from 'styled-components';

/** Where the table becomes cards, as many as fit are placed side by side. */
const Cards = styled(DataTable<Holding>)`
  ${media.mobileLayout} {
    & tbody {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
    }
  }
`;

const BALANCE_DIGITS = 8;
const UNKNOWN_VALUE = '–';

function TokenName({ holding }: { holding: Holding }) {
  return (
    <Stack row gap={3} align="center">
      <TokenMark symbol={holding.symbol} size={36} />
      <span>
        <Text as="span" strong>
          {holding.symbol}
        </Text>{' '}
        <Text as="span" size={14} tone="faint">
          {holding.name}
        </Text>
      </span>
    </Stack>
  );
}

/** The player's wallets with price, balance and value of each token. */
export function TokenTable({ portfolio }: { portfolio: Portfolio }) {
  const t = useTranslate();
  const { number } = useFormat();
  const shown = (text: string | null, max?: number) =>
    text === null ? UNKNOWN_VALUE : number(text, { max });
  const columns = [
    { key: 'token', title: t('Token'), render: (row: Holding) => <TokenName holding={row} /> },
    {
      key: 'price',
      title: t('Price'),
      alignEnd: true,
      render: (row: Holding) => <Amount value={shown(row.price)} unit={DEFAULT_TOKEN_SYMBOL} />,
    },
    {
      key: 'balance',
      title: t('Balance'),
      alignEnd: true,
      render: (row: Holding) => <Amount value={shown(row.balance, BALANCE_DIGITS)} unit={row.symbol} />,
    },
    {
      key: 'value',
      title: t('Value'),
      alignEnd: true,
      render: (row: Holding) => <Amount value={shown(row.value)} unit={DEFAULT_TOKEN_SYMBOL} strong />,
    },
  ];
  return (
    <Panel title={t('Balances')}>
      <Cards label={t('Balances')} columns={columns} rows={portfolio.holdings} rowKey={(row) => row.symbol} />
    </Panel>
  );
}
