import { screen } from '@testing-library/react';
import { deferResponse, fail, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import { WalletsBoundary } from './WalletsBoundary';

const WALLETS = 'GET /shared/client/wallets';

const renderBoundary = (handler: FakeHandlers[string]) =>
  renderPage(<WalletsBoundary>Wallets</WalletsBoundary>, {
    session: 'loggedIn',
    api: { [WALLETS]: handler },
  });

test('shows its content once the wallets are loaded, even if there are none', async () => {
  const { handler, release } = deferResponse(ok({ wallets: [] }));
  await renderBoundary(handler);
  expect(screen.getByText('Loading your balances')).toBeInTheDocument();
  expect(screen.queryByText('Wallets')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Wallets')).toBeInTheDocument();
});

test('offers Retry when the wallets could not be loaded', async () => {
  const { user, api } = await renderBoundary(fail(500, 'Broken.'));
  const retryButton = await screen.findByRole('button', { name: 'Retry' });
  api.handle({ [WALLETS]: ok({ wallets: [] }) });
  await user.click(retryButton);
  expect(await screen.findByText('Wallets')).toBeInTheDocument();
});
