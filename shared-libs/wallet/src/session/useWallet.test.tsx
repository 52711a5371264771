import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { TestWallet } from '@hashgrid/testing/wallet';
import { findClient } from './loadClient';
import { useWallet } from './useWallet';

afterEach(async () => (await findClient())?.disconnect());

test.each([
  ['/?chain=bscTestnet', 56, 97],
  ['/?chainId=97', 56, 97],
  ['/?chain=nothing', 97, 56],
])('[W6] at %s, a wallet on chain %i connects on chain %i', async (path, chainId, expected) => {
  const wallet = new TestWallet({ chainId });
  wallet.announce();
  function ConnectPage() {
    const { state, connect } = useWallet();
    return <button onClick={() => void connect(wallet.info.uuid)}>{state.status}</button>;
  }
  const { user } = await renderPage(<ConnectPage />, { path });
  await user.click(screen.getByRole('button', { name: 'disconnected' }));
  await screen.findByRole('button', { name: 'connected' });
  expect(wallet.chainId).toBe(expected);
});
