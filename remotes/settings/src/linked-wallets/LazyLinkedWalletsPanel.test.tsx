import { screen, within } from '@testing-library/react';
import { ok, renderPage } from '@hashgrid/testing';
import { savings } from '../../test/walletSamples';
import { LazyLinkedWalletsPanel } from './LazyLinkedWalletsPanel';

let isOffline = true;
jest.mock('./LinkedWalletsPanel', () => {
  if (isOffline) throw new Error('Failed to fetch dynamically imported module');
  return jest.requireActual<object>('./LinkedWalletsPanel');
});

test('shows an error in the panel when its code fails to load, and the wallets on Retry', async () => {
  const { user } = await renderPage(<LazyLinkedWalletsPanel />, {
    path: '/setting/security',
    session: 'loggedIn',
    api: { 'GET /shared/client/addresses': ok({ addresses: [savings], maxCount: 3 }) },
  });
  const panel = within(screen.getByRole('region', { name: 'Linked wallets' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('Couldn’t load your linked wallets');
  isOffline = false;
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Savings');
});
