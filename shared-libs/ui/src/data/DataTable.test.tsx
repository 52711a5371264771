import { render, screen } from '@testing-library/react';
import { Amount } from './Amount';
import { DataTable } from './DataTable';

const ROWS = [
  { id: '1', kind: 'Received', amount: '+120.5' },
  { id: '2', kind: 'Sent', amount: '−12' },
];

describe('DataTable', () => {
  it('has explicit table roles, which styles cannot remove', () => {
    render(
      <DataTable
        label="Activity"
        busy
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
    const table = screen.getByRole('table', { name: 'Activity' });
    const elements = [table, ...table.querySelectorAll('*:is(thead, tbody, tr, th, td)')];
    expect(new Set(elements.map((element) => element.getAttribute('role')))).toEqual(
      new Set(['table', 'rowgroup', 'row', 'columnheader', 'cell']),
    );
    expect(screen.getByRole('row', { name: 'Sent −12 USDT' })).toBeInTheDocument();
    expect(screen.getByText('−12')).toHaveAttribute('dir', 'ltr');
    expect(table).toHaveAttribute('aria-busy', 'true');
    const amount = screen.getByRole('cell', { name: '−12 USDT' });
    expect(amount).toHaveAttribute('data-title', 'Amount');
    for (const cell of [amount, screen.getByRole('columnheader', { name: 'Amount' })])
      expect(cell).toHaveStyle({ textAlign: 'end' });
  });

  describe('titles of its cards', () => {
    const renderStyles = () => {
      render(<DataTable label="Activity" rows={ROWS} rowKey={(row) => row.id} columns={[]} />);
      return [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
    };

    it('show in browsers without alternative text for generated content', () => {
      expect(renderStyles()).toMatch(
        /td::before\{content:attr\(data-title\);content:attr\(data-title\) ?\/ ?'';/,
      );
    });

    it('have no letter spacing in Arabic and Thai', () => {
      // A pseudo-class after the pseudo-element would make the selector invalid.
      expect(renderStyles()).toMatch(
        /:lang\(ar\) \.\w+ td::before,:lang\(th\) \.\w+ td::before\{letter-spacing:0;\}/,
      );
    });
  });
});
