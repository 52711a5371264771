import { screen } from '@testing-library/react';
import type { Transaction } from '@hashgrid/contracts';
import { renderPage } from '@hashgrid/testing';
import { ActivityList } from './ActivityList';

const sold: Transaction = {
  id: 'swap-1',
  lineId: '1',
  kind: 'exchange',
  purpose: null,
  token: 'ORE',
  amount: '-10',
  counterparty: null,
  createdAt: '2026-01-02T03:04:05.000Z',
};
const bought: Transaction = { ...sold, lineId: '2', token: 'USDT', amount: '2.5' };

test('lists both lines of a swap', async () => {
  await renderPage(<ActivityList transactions={[bought, sold]} />);
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual([expect.stringMatching(/\+2\.5 USDT$/), expect.stringMatching(/\u221210 ORE$/)]);
});
