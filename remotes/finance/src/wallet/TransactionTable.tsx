import { isOutgoing, signedAmount, transactionText, type Transaction } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Amount, DataTable, media, Text } from '@hashgrid/ui';
import { styled } from 'styled-components';

/** Where the table is drawn as cards, they stand beside each other as far as they fit. */
const Cards = styled(DataTable<Transaction>)`
  ${media.mobileLayout} {
    & tbody {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
    }
  }
`;

const TOKEN_DIGITS = 8;

interface TransactionTableProps {
  symbol: string;
  transactions: readonly Transaction[];
}

/** Ledger entries with sign: what came in is marked with a plus and colour, what went out with a minus. */
export function TransactionTable({ symbol, transactions }: TransactionTableProps) {
  const t = useTranslate();
  const { number, dateTime } = useFormat();
  const columns = [
    {
      key: 'when',
      title: t('Date'),
      render: (row: Transaction) => <time dateTime={row.createdAt}>{dateTime(row.createdAt)}</time>,
    },
    {
      key: 'what',
      title: t('What happened'),
      render: (row: Transaction) => {
        const { key, values } = transactionText(row);
        return (
          <>
            {t(key, values)}
            {row.note && (
              <Text as="div" size={14} tone="faint">
                <bdi>{row.note}</bdi>
              </Text>
            )}
          </>
        );
      },
    },
    {
      key: 'amount',
      title: t('Amount'),
      end: true,
      render: (row: Transaction) => (
        <Amount
          value={signedAmount(row.amount, (unsigned) => number(unsigned, { max: TOKEN_DIGITS }))}
          unit={row.token}
          tone={isOutgoing(row) ? 'neutral' : 'gain'}
        />
      ),
    },
  ];
  return (
    <Cards
      label={t('Activity of %token%', { token: symbol })}
      columns={columns}
      rows={transactions}
      rowKey={(row) => row.id}
    />
  );
}
