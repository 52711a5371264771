import { render, screen } from '@testing-library/react';
import { Amount } from './Amount';
import { DataTable } from './DataTable';

const ROWS = [
  { id: '1', kind: 'Received', amount: '+120.5' },
  { id: '2', kind: 'Sent', amount: '−12' },
];

describe('DataTable', () => {
  it('keeps its table roles whatever its styles are', () => {
    render(
      <DataTable
        label="Activity"
        rows={ROWS}
        rowKey={(row) => row.id}
        columns={[
          { key: 'kind', title: 'Kind', render: (row) => row.kind },
          {
            key: 'amount',
            title: 'Amount',
            alignEnd: true,
            render: (row) => <Amount value={row.amount} unit="USDT" />,
          },
        ]}
      />,
    );
    expect(screen.getByRole('table', { name: 'Activity' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Sent −12 USDT' })).toBeInTheDocument();
    expect(screen.getByText('−12')).toHaveAttribute('dir', 'ltr');
  });
});
