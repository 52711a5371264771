import { waitFor } from '@testing-library/react';
import { verifyMessage } from 'viem';
import type { Bootstrap } from '@hashgrid/contracts';
import { sampleBootstrap } from '@hashgrid/testing';
import { ProviderRpcError, TestWallet, type TestWalletOptions } from '@hashgrid/testing/wallet';
import { createSignInMessage } from '../createSignInMessage';
import { toWalletError } from '../errors/toWalletError';
import { announcedWallets } from '../wallets/announcedWallets';
import type { WalletState } from '../WalletState';
import { cancelConnecting, connectWallet } from './connectWallet';
import { findClient } from './loadClient';
import { walletStore } from './walletStore';

const bootstrap: Bootstrap = sampleBootstrap;
const neverAnswer = () => new Promise<never>(() => undefined);
const refuse =
  (code: number, message = 'Refused.', data?: unknown) =>
  () => {
    throw new ProviderRpcError(code, message, data);
  };

/** Creates a wallet and announces it to the page. */
const announceWallet = (options?: TestWalletOptions): TestWallet => {
  const wallet = new TestWallet(options);
  announcedWallets.read();
  wallet.announce();
  return wallet;
};

const connect = (wallet: TestWallet, chainId = 56) => connectWallet(bootstrap, wallet.info.uuid, chainId);
const listMethods = (wallet: TestWallet) => wallet.requests.map(({ method }) => method);
const disconnect = async () => (await findClient())?.disconnect();

/** Resolves when the page has called a method. */
const waitForCall = (wallet: TestWallet, method: string) =>
  waitFor(() => expect(listMethods(wallet)).toContain(method));

/** Resolves when the state meets a condition. */
const expectState = (hasReached: (state: WalletState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const checkState = () => {
      if (!hasReached(walletStore.read())) return;
      stop();
      resolve();
    };
    const stop = walletStore.subscribe(checkState);
    checkState();
  });

/** Records the statuses from now on. */
const recordStatuses = (): WalletState['status'][] => {
  const statuses: WalletState['status'][] = [walletStore.read().status];
  const stop = walletStore.subscribe(() => {
    const { status } = walletStore.read();
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  stops.push(stop);
  return statuses;
};
const stops: (() => void)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  cancelConnecting();
  await disconnect();
});

test('[W1, W19] goes from disconnected through connecting to connected, with account, chain and provider', async () => {
  const wallet = announceWallet();
  const statuses = recordStatuses();
  const { provider, ...connection } = await connect(wallet);
  expect(statuses).toEqual(['disconnected', 'connecting', 'connected']);
  expect(connection).toEqual({
    account: wallet.addresses[0],
    chain: { id: 56, unsupported: false },
    walletName: 'Test Wallet',
  });
  expect(provider).toBe(wallet.provider);
  expect(walletStore.read()).toEqual({ status: 'connected', ...connection });
  expect(listMethods(wallet)).toEqual(
    expect.arrayContaining(['wallet_requestPermissions', 'eth_accounts', 'eth_chainId']),
  );
});

test('[W1] follows the account and the chain that the player selects in the wallet', async () => {
  const keys = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`] as const;
  const wallet = announceWallet({ privateKeys: [...keys] });
  const [, second] = wallet.addresses;
  await connect(wallet);
  wallet.selectAccount(1);
  expect(walletStore.read()).toMatchObject({ status: 'connected', account: second });
  wallet.setChain(97);
  expect(walletStore.read()).toMatchObject({ chain: { id: 97, unsupported: false } });
});

test('[W1] reports the unsupported chain that the wallet is on, not the last supported one', async () => {
  const wallet = announceWallet({ knownChainIds: [1, 56] });
  await connect(wallet);
  wallet.setChain(1);
  expect(walletStore.read()).toMatchObject({ status: 'connected', chain: { id: 1, unsupported: true } });
});

test('[W2] is disconnected when the wallet reports no account', async () => {
  const wallet = announceWallet();
  await connect(wallet);
  wallet.revoke();
  await expectState(({ status }) => status === 'disconnected');
});

test('[W2] is disconnected when the wallet reports that it is', async () => {
  const wallet = announceWallet();
  await connect(wallet);
  wallet.isConnected = false;
  wallet.emit('disconnect', new ProviderRpcError(4900, 'Gone.'));
  await expectState(({ status }) => status === 'disconnected');
});

test('[W3] stores its state under wagmi_v1.1, and never connects automatically', async () => {
  const wallet = announceWallet();
  await connect(wallet);
  expect(Object.keys(window.localStorage)).toContain('wagmi_v1.1.store');
  expect(Object.keys(window.localStorage).filter((key) => !key.startsWith('wagmi_v1.1.'))).toEqual([]);
  const { createWalletConfig } = await import('../client/createWalletConfig');
  const reloaded = createWalletConfig(bootstrap.wallet);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(reloaded.state.status).toBe('disconnected');
  await disconnect();
  const before = wallet.requests.length;
  wallet.isConnected = true;
  wallet.emit('connect', { chainId: '0x38' });
  wallet.emit('accountsChanged', wallet.addresses);
  await Promise.resolve();
  expect(walletStore.read().status).toBe('disconnected');
  expect(listMethods(wallet).slice(before)).not.toContain('eth_requestAccounts');
});

test('[W4] asks a wallet on another chain to switch', async () => {
  const wallet = announceWallet({ chainId: 97 });
  expect(await connect(wallet)).toMatchObject({ chain: { id: 56, unsupported: false } });
  expect(listMethods(wallet)).toContain('wallet_switchEthereumChain');
});

test('[W5] adds a chain that the wallet does not know, and then switches', async () => {
  const wallet = announceWallet({ chainId: 1, knownChainIds: [1] });
  // A wallet that adds a chain without switching to it.
  wallet.answers.wallet_addEthereumChain = ([parameter]) => {
    wallet.knownChainIds.push(Number((parameter as { chainId: string }).chainId));
    return null;
  };
  expect(await connect(wallet)).toMatchObject({ chain: { id: 56, unsupported: false } });
  const calls = listMethods(wallet).filter((method) => method.endsWith('EthereumChain'));
  expect(calls).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
  ]);
  const added = wallet.requests.find(({ method }) => method === 'wallet_addEthereumChain');
  expect(added?.params).toEqual([
    expect.objectContaining({ chainId: '0x38', chainName: 'BNB Smart Chain', rpcUrls: [expect.any(String)] }),
  ]);
});

test('[W5] recognizes an unknown chain in the wrapped error of a mobile wallet', async () => {
  const wallet = announceWallet({ chainId: 1, knownChainIds: [1] });
  wallet.answers.wallet_switchEthereumChain = refuse(-32603, 'Internal.', { originalError: { code: 4902 } });
  expect(await connect(wallet)).toMatchObject({ chain: { id: 56 } });
});

test.each<[string, string, (wallet: TestWallet) => void]>([
  ['W13', 'UserRejectedError', ({ answers }) => (answers.wallet_requestPermissions = refuse(4001))],
  [
    'W13',
    'UserRejectedError',
    ({ answers }) => {
      answers.wallet_requestPermissions = refuse(-32601, 'Unknown method.');
      answers.eth_requestAccounts = refuse(-32603, 'User rejected the request.');
    },
  ],
  [
    'W13',
    'UserRejectedError',
    ({ answers }) => {
      answers.wallet_requestPermissions = refuse(-32601, 'Unknown method.');
      answers.eth_requestAccounts = refuse(-1, 'user closed modal');
    },
  ],
  ['W14', 'ResourceUnavailableError', ({ answers }) => (answers.wallet_requestPermissions = refuse(-32002))],
  [
    'W14',
    'ResourceUnavailableError',
    ({ answers }) => {
      answers.wallet_requestPermissions = refuse(-32601, 'Unknown method.');
      answers.eth_requestAccounts = refuse(-32002);
    },
  ],
  ['W13', 'UserRejectedError', (wallet) => mockSwitch(wallet, refuse(4001))],
  ['W14', 'ResourceUnavailableError', (wallet) => mockSwitch(wallet, refuse(-32002))],
  ['W16', 'SwitchChainError', (wallet) => mockSwitch(wallet, refuse(-32603))],
  ['W16', 'SwitchChainError', (wallet) => mockSwitch(wallet, () => null)],
  ['W16', 'SwitchChainError', (wallet) => mockSwitch(wallet, refuse(4902), refuse(-32602))],
  ['W13', 'UserRejectedError', (wallet) => mockSwitch(wallet, refuse(4902), refuse(4001))],
])('[%s] throws %s for the error of a wallet (%#)', async (_row, name, prepare) => {
  const wallet = announceWallet();
  prepare(wallet);
  await expect(connect(wallet)).rejects.toMatchObject({ name });
  expect(walletStore.read().status).not.toBe('connecting');
});

const mockSwitch = (wallet: TestWallet, onSwitch: () => unknown, onAdd?: () => unknown): void => {
  wallet.chainId = 1;
  wallet.answers.wallet_switchEthereumChain = onSwitch;
  wallet.answers.wallet_addEthereumChain = onAdd;
};

test('stays connected on its own chain when the player declines the switch, and switches later', async () => {
  const wallet = announceWallet();
  mockSwitch(wallet, refuse(4001));
  await expect(connect(wallet)).rejects.toMatchObject({ name: 'UserRejectedError' });
  expect(walletStore.read()).toMatchObject({ status: 'connected', chain: { id: 1, unsupported: true } });
  wallet.answers = {};
  await (await findClient())?.switchChain(97);
  expect(walletStore.read()).toMatchObject({ chain: { id: 97, unsupported: false } });
});

test('[W15] rejects chains that are not configured, or that a wallet cannot use, before asking the wallet', async () => {
  const wallet = announceWallet();
  await expect(connect(wallet, 999)).rejects.toMatchObject({ name: 'ChainNotConfiguredError' });
  await expect(connectWallet(bootstrap, 'binance', 42_161)).rejects.toMatchObject({
    name: 'ChainNotConfiguredError',
  });
  expect(wallet.requests).toEqual([]);
  await connect(wallet);
  await expect((await findClient())?.switchChain(999)).rejects.toMatchObject({
    name: 'ChainNotConfiguredError',
  });
});

test('[W17] reports a wallet that is not available', async () => {
  const expected = { name: 'ConnectorNotFoundError' };
  await expect(connectWallet(bootstrap, 'metaMask', 56)).rejects.toMatchObject(expected);
  await expect(connectWallet(bootstrap, 'constructor', 56)).rejects.toMatchObject(expected);
  await expect(connectWallet(bootstrap, 'ledger', 56)).rejects.toMatchObject(expected);
  expect(walletStore.read().status).toBe('disconnected');
});

test('lets the player cancel a wallet that never responds, and choose another', async () => {
  const silent = announceWallet();
  silent.answers.wallet_requestPermissions = neverAnswer;
  const attempt = connect(silent);
  cancelConnecting();
  await expect(attempt).rejects.toMatchObject({ name: 'UserRejectedError' });
  expect(walletStore.read()).toEqual({ status: 'disconnected' });
  expect(await connect(announceWallet())).toMatchObject({ chain: { id: 56 } });
});

test('revokes an approval that comes after the player has canceled', async () => {
  const late = announceWallet();
  let answer = () => {};
  late.answers.wallet_requestPermissions = () =>
    new Promise((resolve) => {
      answer = () => {
        late.isConnected = true;
        resolve([{ caveats: [{ value: late.addresses }] }]);
      };
    });
  const attempt = connect(late);
  await waitForCall(late, 'wallet_requestPermissions');
  cancelConnecting();
  await expect(attempt).rejects.toMatchObject({ name: 'UserRejectedError' });
  const statuses = recordStatuses();
  answer();
  await waitForCall(late, 'wallet_revokePermissions');
  expect(statuses).toEqual(['disconnected']);
});

test('cancels an attempt in flight when a newer one starts', async () => {
  const silent = announceWallet();
  silent.answers.wallet_requestPermissions = neverAnswer;
  const first = connect(silent).catch((error: unknown) => error);
  const wallet = announceWallet();
  const second = connect(wallet);
  expect(await first).toMatchObject({ name: 'UserRejectedError' });
  expect(walletStore.read().status).toBe('connecting');
  expect(await second).toMatchObject({ account: wallet.addresses[0] });
});

test('connects the chosen one of two wallets with the same name', async () => {
  const [one, two] = [announceWallet(), announceWallet()];
  expect(await connect(two)).toMatchObject({ account: two.addresses[0] });
  expect(one.requests).toEqual([]);
});

test('disconnects in every tab', async () => {
  const wallet = announceWallet();
  await connect(wallet);
  const otherTab = new BroadcastChannel('wallet');
  const message = new Promise((resolve) => (otherTab.onmessage = ({ data }) => resolve(data)));
  await disconnect();
  expect(await message).toEqual({ disconnected: wallet.info.uuid });
  await connect(wallet);
  otherTab.postMessage({ disconnected: wallet.info.uuid });
  await expectState(({ status }) => status === 'disconnected');
  otherTab.close();
});

test('signs a login message with the key of the account', async () => {
  const wallet = announceWallet();
  const { account } = await connect(wallet);
  const message = createSignInMessage({
    address: account,
    chainId: 56,
    nonce: 'abcdefgh12345678',
    domain: 'localhost',
    uri: 'http://localhost',
    statement: 'Log in to Hashgrid.',
  });
  const signature = (await (await findClient())?.signMessage(message)) ?? '0x';
  expect(await verifyMessage({ address: account, message, signature })).toBe(true);
  wallet.answers.personal_sign = refuse(4001);
  await expect((await findClient())?.signMessage(message)).rejects.toThrow('rejected');
});

test('[W16] sends nothing from a wallet that is on another chain', async () => {
  const wallet = announceWallet();
  const { account } = await connect(wallet);
  wallet.setChain(97);
  const sent = (await findClient())?.sendTransaction({ chainId: 56, to: account, value: 1n });
  const error: unknown = await sent?.catch((reason: unknown) => reason);
  expect(toWalletError(error).name).toBe('SwitchChainError');
  expect(listMethods(wallet)).not.toContain('eth_sendTransaction');
});
