import { waitFor } from '@testing-library/react';
import { sampleBootstrap } from '@hashgrid/testing';
import { TestWallet } from '@hashgrid/testing/wallet';
import { announcedWallets } from '../wallets/announcedWallets';
import { cancelConnecting, connectWallet } from './connectWallet';
import { findClient } from './loadClient';
import { walletStore } from './walletStore';

/** Creates a wallet and announces it to the page. */
const announceWallet = (): TestWallet => {
  const wallet = new TestWallet();
  announcedWallets.read();
  wallet.announce();
  return wallet;
};

const connect = ({ info }: TestWallet) => connectWallet(sampleBootstrap, info.uuid, 56);
const disconnect = async () => (await findClient())?.disconnect();

afterEach(disconnect);

test('does not return to an earlier wallet when the player disconnects', async () => {
  await connect(announceWallet());
  await connect(announceWallet());
  await disconnect();
  expect(walletStore.read()).toEqual({ status: 'disconnected' });
});

test('does not return to an earlier wallet when the wallet reports no account', async () => {
  await connect(announceWallet());
  const wallet = announceWallet();
  await connect(wallet);
  wallet.revoke();
  await waitFor(() => expect(walletStore.read().status).not.toBe('connected'));
});

test('keeps the connected wallet when the player cancels the choice of another one', async () => {
  const { account } = await connect(announceWallet());
  const silent = announceWallet();
  silent.answers.wallet_requestPermissions = () => new Promise<never>(() => undefined);
  const attempt = connect(silent);
  await waitFor(() => expect(silent.requests).not.toEqual([]));
  cancelConnecting();
  await expect(attempt).rejects.toMatchObject({ name: 'UserRejectedError' });
  expect(walletStore.read()).toMatchObject({ status: 'connected', account });
});
