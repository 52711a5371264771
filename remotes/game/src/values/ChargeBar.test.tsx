import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { ChargeBar } from './ChargeBar';

test.each([
  [0, '0%'],
  [0.004, '<1%'],
  [0.5, '50%'],
  [0.9961, '99%'],
  [1, '100%'],
])('shows a charge of %d as %s', async (charge, text) => {
  await renderPage(<ChargeBar value={charge} label="Battery" />);
  const meter = screen.getByRole('meter', { name: 'Battery' });
  expect(meter).toHaveTextContent(text);
  expect(meter).toHaveAttribute('aria-valuetext', text);
});
