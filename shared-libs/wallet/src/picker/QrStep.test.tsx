import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { QrStep } from './QrStep';

const URI = 'wc:0123456789abcdef@2?relay-protocol=irn&symKey=00';

test('shows progress until the link arrives, and calls onCancel', async () => {
  const handleCancel = jest.fn();
  const { user } = await renderPage(<QrStep uri={undefined} onCancel={handleCancel} />);
  expect(screen.getByRole('group', { name: 'Scan with your wallet' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Preparing QR code…');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(handleCancel).toHaveBeenCalledTimes(1);
});

test('shows the link as a QR code, and copies it', async () => {
  const { user } = await renderPage(<QrStep uri={URI} onCancel={() => undefined} />);
  expect(await screen.findByRole('img', { name: 'Scan with your wallet' })).toBeVisible();
  expect(screen.getByText(/scan the code and approve the connection\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(URI);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
});

test('shows an error when the browser blocks copying the link', async () => {
  const { user } = await renderPage(<QrStep uri={URI} onCancel={() => undefined} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your browser blocked copying. Scan the code instead.',
  );
});
