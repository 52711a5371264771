import { waitFor } from '@testing-library/react';
import { connect, createConnector, type Connector } from '@wagmi/core';
import { DEFAULT_WALLET_SETTINGS } from '@hashgrid/contracts';
import { sampleBootstrap } from '@hashgrid/testing';
import { UserRejectedError } from '../errors/WalletError';
import { cancelConnecting, connectWallet } from '../session/connectWallet';
import { findClient } from '../session/loadClient';
import { walletStore } from '../session/walletStore';
import type { Eip1193Provider } from '../wallets/Eip1193Provider';
import type { WalletConfig } from './createWalletConfig';

const ACCOUNT = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf';
const REJECTED = { name: 'UserRejectedError' };

const mockLoadLedger = jest.fn<Promise<Eip1193Provider>, []>();
jest.mock('./loadLedgerProvider', () => ({ loadLedgerProvider: () => mockLoadLedger() }));

const mockInitProvider = jest.fn<Promise<object>, []>();
const mockSwitch = jest.fn<Promise<never>, []>();
const mockDisconnect = jest.fn(() => Promise.resolve());

/** A connector whose wallet is on chain 97. Like wagmi's, it initializes its provider once, and keeps a failure. */
jest.mock('./walletConnectConnector', () => ({
  walletConnectConnector: () =>
    createConnector(() => {
      let provider: Promise<object> | undefined;
      return {
        id: 'walletConnect',
        name: 'WalletConnect',
        type: 'walletConnect',
        connect: () => Promise.resolve({ accounts: [ACCOUNT], chainId: 97 } as never),
        disconnect: () => mockDisconnect(),
        getAccounts: () => Promise.resolve([ACCOUNT]),
        getChainId: () => Promise.resolve(97),
        getProvider: () => (provider ??= mockInitProvider()),
        isAuthorized: () => Promise.resolve(false),
        switchChain: () => mockSwitch(),
        onAccountsChanged: () => undefined,
        onChainChanged: () => undefined,
        onDisconnect: () => undefined,
      };
    }),
}));
type OpenMoreWallets = (config: WalletConfig, input: { connector: Connector }) => Promise<unknown>;
const mockOpenMoreWallets = jest.fn<ReturnType<OpenMoreWallets>, Parameters<OpenMoreWallets>>();
jest.mock('../more-wallets/openMoreWallets', () => ({
  openMoreWallets: (...parameters: Parameters<OpenMoreWallets>) => mockOpenMoreWallets(...parameters),
}));
const connectByMoreWallets: OpenMoreWallets = (config, { connector }) => connect(config, { connector });

const bootstrap = {
  ...sampleBootstrap,
  wallet: { ...DEFAULT_WALLET_SETTINGS, walletConnectProjectId: 'a'.repeat(32) },
};

beforeEach(() => {
  mockInitProvider.mockResolvedValue({ on: () => undefined, removeListener: () => undefined });
  mockOpenMoreWallets.mockImplementation(connectByMoreWallets);
});

/** Lets the promises that are due settle. */
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

test('loads the provider of a wallet once when the player cancels and chooses it again, and again after a failure', async () => {
  let failLoading = () => {};
  mockLoadLedger.mockImplementation(
    () => new Promise((_resolve, reject) => (failLoading = () => reject(new Error('Offline.')))),
  );
  const connectLedger = () => connectWallet(bootstrap, 'ledger', 56).catch((error: unknown) => error);
  void connectLedger();
  await waitFor(() => expect(mockLoadLedger).toHaveBeenCalledTimes(1));
  cancelConnecting();
  const second = connectLedger();
  await flushPromises();
  expect(mockLoadLedger).toHaveBeenCalledTimes(1);
  failLoading();
  expect(await second).toMatchObject({ name: 'UnknownWalletError' });
  const third = connectLedger();
  await waitFor(() => expect(mockLoadLedger).toHaveBeenCalledTimes(2));
  failLoading();
  await third;
});

test('asks a wallet for nothing when the player cancels while its provider loads', async () => {
  const request = jest.fn((_request: unknown) => new Promise<never>(() => {}));
  let finishLoading = (_provider: Eip1193Provider) => {};
  mockLoadLedger.mockReturnValue(new Promise((resolve) => (finishLoading = resolve)));
  const attempt = connectWallet(bootstrap, 'ledger', 56);
  const failure = attempt.catch((error: unknown) => error);
  await waitFor(() => expect(mockLoadLedger).toHaveBeenCalled());
  cancelConnecting();
  expect(await failure).toMatchObject(REJECTED);
  finishLoading({ request });
  await flushPromises();
  expect(request).not.toHaveBeenCalled();
  // Ledger doesn't know `wallet_requestPermissions`, by which other wallets let the player choose an account.
  const next = connectWallet(bootstrap, 'ledger', 56).catch((error: unknown) => error);
  await waitFor(() => expect(request).toHaveBeenCalled());
  expect(request.mock.calls).toEqual([[expect.objectContaining({ method: 'eth_requestAccounts' })]]);
  cancelConnecting();
  await next;
});

test('starts WalletConnect again at the next attempt when it has failed to start', async () => {
  mockInitProvider.mockRejectedValueOnce(new Error('Offline.'));
  const connectByQrCode = () => connectWallet(bootstrap, 'walletConnect', 97);
  await expect(connectByQrCode()).rejects.toThrow('Offline.');
  expect(await connectByQrCode()).toMatchObject({ account: ACCOUNT });
  await (await findClient())?.disconnect();
});

test('ends the connection of a wallet whose switch of chains the player has canceled', async () => {
  let rejectSwitch = (_error: Error) => {};
  mockSwitch.mockReturnValue(new Promise((_resolve, reject) => (rejectSwitch = reject)));
  const attempt = connectWallet(bootstrap, 'moreWallets', 56);
  const failure = attempt.catch((error: unknown) => error);
  await waitFor(() => expect(mockSwitch).toHaveBeenCalled());
  cancelConnecting();
  expect(await failure).toMatchObject(REJECTED);
  rejectSwitch(new Error('Declined.'));
  await waitFor(() => expect(mockDisconnect).toHaveBeenCalledTimes(1));
});

test('keeps a connection that a newer attempt uses when an attempt before is canceled', async () => {
  let rejectSwitch = (_error: Error) => {};
  mockSwitch.mockReturnValue(new Promise((_resolve, reject) => (rejectSwitch = reject)));
  const canceled = connectWallet(bootstrap, 'walletConnect', 56).catch((error: unknown) => error);
  await waitFor(() => expect(mockSwitch).toHaveBeenCalled());
  expect(await connectWallet(bootstrap, 'walletConnect', 97)).toMatchObject({ account: ACCOUNT });
  expect(await canceled).toMatchObject(REJECTED);
  rejectSwitch(new Error('Declined.'));
  await flushPromises();
  expect(mockDisconnect).not.toHaveBeenCalled();
  expect(walletStore.read()).toMatchObject({ status: 'connected', account: ACCOUNT });
});

test('ends the session of WalletConnect before Web3Modal opens, and a connection that comes after it has closed', async () => {
  await connectWallet(bootstrap, 'walletConnect', 97);
  let approve = () => Promise.resolve<unknown>(null);
  mockOpenMoreWallets.mockImplementation((...parameters) => {
    expect(mockDisconnect).toHaveBeenCalledTimes(1);
    approve = () => connectByMoreWallets(...parameters);
    return Promise.reject(new UserRejectedError('The player closed the dialog.'));
  });
  await expect(connectWallet(bootstrap, 'moreWallets', 97)).rejects.toThrow('The player closed the dialog.');
  await approve();
  await waitFor(() => expect(mockDisconnect).toHaveBeenCalledTimes(2));
  expect(walletStore.read()).toEqual({ status: 'disconnected' });
});
