import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { DateTime } from './DateTime';

test('keeps a date and its time on one line, because its second line would seem to be its start in Arabic', async () => {
  await renderPage(<DateTime at="2026-03-04T12:00:00Z" />);
  expect(screen.getByText(/^Mar 4, 2026/)).toHaveStyle({ whiteSpace: 'nowrap' });
});
