import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import type { WalletState } from '@hashgrid/wallet';
import { ADDRESS, offer } from '../../test/topUpResponses';
import { TopUpFromWallet } from './TopUpFromWallet';

/** A wallet that another screen has connected. */
const mockState: WalletState = {
  status: 'connected',
  account: '0x52908400098527886E0F7030069857D2E4169EE7',
  chain: { id: 56, unsupported: false },
  walletName: 'MetaMask',
};

jest.mock('@hashgrid/wallet', () => ({
  useWallet: () => ({ state: mockState }),
  WalletPicker: () => <p>Choose a wallet</p>,
}));

const panel = <TopUpFromWallet {...offer} address={ADDRESS} items={[]} nextCursor={null} />;

test('does not ask the player to connect a wallet that is connected already', async () => {
  const { user, unmount } = await renderPage(panel, { path: '/pay', session: 'loggedIn' });
  await user.click(await screen.findByRole('button', { name: 'Connect wallet' }));
  expect(await screen.findByRole('button', { name: 'Send top-up' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  unmount();
  await renderPage(panel, { path: '/pay', session: 'loggedIn' });
  expect(await screen.findByRole('button', { name: 'Send top-up' })).toBeVisible();
});
