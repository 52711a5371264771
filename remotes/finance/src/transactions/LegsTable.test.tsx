import { screen, within } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { LegsTable } from './LegsTable';

test('explains the account of burned tokens, and no other', async () => {
  const leg = { name: null, token: 'ORE', purpose: null };
  await renderPage(
    <LegsTable
      legs={[
        { ...leg, account: 'me', amount: '-1' },
        { ...leg, account: 'burn', amount: '1' },
      ]}
    />,
  );
  const row = screen.getByRole('rowheader', { name: /^Burned/ });
  expect(within(row).getByRole('button', { name: 'What does “Burned” mean?' })).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
