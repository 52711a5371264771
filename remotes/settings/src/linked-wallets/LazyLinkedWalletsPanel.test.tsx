import { act, screen, waitFor, within } from '@testing-library/react';
import { useWallets } from '@hashgrid/platform';
import { deferResponse, fail, ok, reconnect, renderPage } from '@hashgrid/testing';
import { savings } from '../../test/walletSamples';
import { LazyLinkedWalletsPanel } from './LazyLinkedWalletsPanel';

let isOffline = true;
jest.mock('./LinkedWalletsPanel', () => {
  if (isOffline) throw new Error('Failed to fetch dynamically imported module');
  return jest.requireActual<object>('./LinkedWalletsPanel');
});

const WALLETS = 'GET /shared/client/wallets';
const RULES = 'GET /shared/game/rules';

/** Another part of the page, whose request may fail. */
function OtherPanel() {
  useWallets();
  return null;
}

test('keeps the focus on Retry while a failed request of another panel is checked for an outage', async () => {
  isOffline = true;
  const page = (
    <>
      <LazyLinkedWalletsPanel />
      <OtherPanel />
    </>
  );
  const { api } = await renderPage(page, { path: '/setting/security', session: 'loggedIn' });
  const retryButton = await screen.findByRole('button', { name: 'Retry' });
  act(() => retryButton.focus());
  const { handler, release } = deferResponse(fail(404, 'No such endpoint.'));
  api.handle({ [WALLETS]: fail(503, 'Down.'), [RULES]: handler });
  await reconnect();
  await waitFor(() => expect(api.callsTo(RULES)).toHaveLength(1));
  expect(retryButton).toHaveFocus();
  await act(async () => release());
});

test('shows an error in the panel when its code fails to load, and the wallets on Retry', async () => {
  const { user } = await renderPage(<LazyLinkedWalletsPanel />, {
    path: '/setting/security',
    session: 'loggedIn',
    api: { 'GET /shared/client/addresses': ok({ addresses: [savings], maxCount: 3 }) },
  });
  const panel = within(screen.getByRole('region', { name: 'Linked wallets' }));
  expect(panel.getByText('Wallets you can log in with')).toBeVisible();
  expect(await panel.findByRole('alert')).toHaveTextContent('Couldn’t load your linked wallets');
  isOffline = false;
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Savings');
});
