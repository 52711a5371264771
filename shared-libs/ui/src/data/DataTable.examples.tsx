import { DataTable } from './DataTable';

interface Balance {
  token: string;
  amount: string;
}

const table = {
  rows: [
    { token: 'USDT', amount: '25.5' },
    { token: 'BTC', amount: '0.00012345' },
  ],
  rowKey: ({ token }: Balance) => token,
  columns: [
    { key: 'token', title: 'Token', render: ({ token }: Balance) => token },
    { key: 'amount', title: 'Amount', alignEnd: true, render: ({ amount }: Balance) => amount },
  ],
};

export const examples = {
  Default: <DataTable {...table} label="Balances" />,
  Busy: <DataTable {...table} label="Balances, loading" busy />,
  Compact: <DataTable {...table} label="Balances, compact" compact />,
};
