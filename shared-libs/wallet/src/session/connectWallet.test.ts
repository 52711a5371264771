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
const never = () => new Promise<never>(() => undefined);
const refuse =
  (code: number, message = 'Refused.', data?: unknown) =>
  () => {
    throw new ProviderRpcError(code, message, data);
  };

/** Opens a wallet that announces itself, and returns it. */
const openWallet = (options?: TestWalletOptions): TestWallet => {
  const wallet = new TestWallet(options);
  announcedWallets.read();
  wallet.announce();
  return wallet;
};

const connect = (wallet: TestWallet, chainId = 56) => connectWallet(bootstrap, wallet.info.uuid, chainId);
const methodsOf = (wallet: TestWallet) => wallet.requests.map(({ method }) => method);
const disconnect = async () => (await findClient())?.disconnect();

/** Resolves when the page has called a method. */
const waitForCall = (wallet: TestWallet, method: string) =>
  waitFor(() => expect(methodsOf(wallet)).toContain(method));

/** Resolves when the state passes a check. */
const expectState = (check: (state: WalletState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const test = () => {
      if (!check(walletStore.read())) return;
      stop();
      resolve();
    };
    const stop = walletStore.subscribe(test);
    test();
  });

const listen = (): WalletState['status'][] => {
  const seen: WalletState['status'][] = [walletStore.read().status];
  const stop = walletStore.subscribe(() => {
    const { status } = walletStore.read();
    if (seen.at(-1) !== status) seen.push(status);
  });
  stops.push(stop);
  return seen;
};
const stops: (() => void)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  cancelConnecting();
  await disconnect();
});

test('[W1, W19] goes from disconnected over connecting to connected, with account and chain', async () => {
  const wallet = openWallet();
  const seen = listen();
  const connection = await connect(wallet);
  expect(seen).toEqual(['disconnected', 'connecting', 'connected']);
  expect(connection).toEqual({
    account: wallet.addresses[0],
    chain: { id: 56, unsupported: false },
    walletName: 'Test Wallet',
  });
  expect(walletStore.read()).toEqual({ status: 'connected', ...connection });
  expect(methodsOf(wallet)).toEqual(
    expect.arrayContaining(['wallet_requestPermissions', 'eth_accounts', 'eth_chainId']),
  );
});

test('[W1] follows the account and the chain that the player selects in the wallet', async () => {
  const keys = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`] as const;
  const wallet = openWallet({ privateKeys: [...keys] });
  const [, second] = wallet.addresses;
  await connect(wallet);
  wallet.selectAccount(1);
  expect(walletStore.read()).toMatchObject({ status: 'connected', account: second });
  wallet.setChain(97);
  expect(walletStore.read()).toMatchObject({ chain: { id: 97, unsupported: false } });
});

test('[W1] marks the chain of the connection as unsupported, not the last one that was not', async () => {
  const wallet = openWallet({ knownChainIds: [1, 56] });
  await connect(wallet);
  wallet.setChain(1);
  expect(walletStore.read()).toMatchObject({ status: 'connected', chain: { id: 1, unsupported: true } });
});

test('[W2] is disconnected when the wallet reports no account', async () => {
  const wallet = openWallet();
  await connect(wallet);
  wallet.revoke();
  await expectState(({ status }) => status === 'disconnected');
});

test('[W2] is disconnected when the wallet reports that it is', async () => {
  const wallet = openWallet();
  await connect(wallet);
  wallet.isConnected = false;
  wallet.emit('disconnect', new ProviderRpcError(4900, 'Gone.'));
  await expectState(({ status }) => status === 'disconnected');
});

test('[W3] stores its state under wagmi_v1.1, and connects to nothing by itself', async () => {
  const wallet = openWallet();
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
  expect(methodsOf(wallet).slice(before)).not.toContain('eth_requestAccounts');
});

test('[W4] asks a wallet on another chain to switch', async () => {
  const wallet = openWallet({ chainId: 97 });
  expect(await connect(wallet)).toMatchObject({ chain: { id: 56, unsupported: false } });
  expect(methodsOf(wallet)).toContain('wallet_switchEthereumChain');
});

test('[W5] adds a chain that the wallet does not know, and then switches', async () => {
  const wallet = openWallet({ chainId: 1, knownChainIds: [1] });
  // A wallet that adds a chain without switching to it.
  wallet.answers.wallet_addEthereumChain = ([parameter]) => {
    wallet.knownChainIds.push(Number((parameter as { chainId: string }).chainId));
    return null;
  };
  expect(await connect(wallet)).toMatchObject({ chain: { id: 56, unsupported: false } });
  const calls = methodsOf(wallet).filter((method) => method.endsWith('EthereumChain'));
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

test('[W5] finds the unknown chain within the error of a mobile wallet', async () => {
  const wallet = openWallet({ chainId: 1, knownChainIds: [1] });
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
  ['W13', 'UserRejectedError', (wallet) => switchFails(wallet, refuse(4001))],
  ['W14', 'ResourceUnavailableError', (wallet) => switchFails(wallet, refuse(-32002))],
  ['W16', 'SwitchChainError', (wallet) => switchFails(wallet, refuse(-32603))],
  ['W16', 'SwitchChainError', (wallet) => switchFails(wallet, () => null)],
  ['W16', 'SwitchChainError', (wallet) => switchFails(wallet, refuse(4902), refuse(-32602))],
  ['W13', 'UserRejectedError', (wallet) => switchFails(wallet, refuse(4902), refuse(4001))],
])('[%s] throws %s for what a wallet answers (%#)', async (_row, name, prepare) => {
  const wallet = openWallet();
  prepare(wallet);
  await expect(connect(wallet)).rejects.toMatchObject({ name });
  expect(walletStore.read().status).not.toBe('connecting');
});

const switchFails = (wallet: TestWallet, onSwitch: () => unknown, onAdd?: () => unknown): void => {
  wallet.chainId = 1;
  wallet.answers.wallet_switchEthereumChain = onSwitch;
  wallet.answers.wallet_addEthereumChain = onAdd;
};

test('stays connected on its own chain when the player declines the switch, and switches later', async () => {
  const wallet = openWallet();
  switchFails(wallet, refuse(4001));
  await expect(connect(wallet)).rejects.toMatchObject({ name: 'UserRejectedError' });
  expect(walletStore.read()).toMatchObject({ status: 'connected', chain: { id: 1, unsupported: true } });
  wallet.answers = {};
  await (await findClient())?.switchChain(97);
  expect(walletStore.read()).toMatchObject({ chain: { id: 97, unsupported: false } });
});

test('[W15] refuses chains that are not configured, or that a wallet cannot use, before it asks', async () => {
  const wallet = openWallet();
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

test('[W17] says that a wallet is not there', async () => {
  const expected = { name: 'ConnectorNotFoundError' };
  await expect(connectWallet(bootstrap, 'metaMask', 56)).rejects.toMatchObject(expected);
  await expect(connectWallet(bootstrap, 'constructor', 56)).rejects.toMatchObject(expected);
  await expect(connectWallet(bootstrap, 'ledger', 56)).rejects.toMatchObject(expected);
  expect(walletStore.read().status).toBe('disconnected');
});

test('lets the player cancel a wallet that never answers, and choose another', async () => {
  const silent = openWallet();
  silent.answers.wallet_requestPermissions = never;
  const attempt = connect(silent);
  cancelConnecting();
  await expect(attempt).rejects.toMatchObject({ name: 'UserRejectedError' });
  expect(walletStore.read()).toEqual({ status: 'disconnected' });
  expect(await connect(openWallet())).toMatchObject({ chain: { id: 56 } });
});

test('takes back what a wallet allows after the player has canceled', async () => {
  const late = openWallet();
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
  const seen = listen();
  answer();
  await waitForCall(late, 'wallet_revokePermissions');
  expect(seen).toEqual(['disconnected']);
});

test('a newer attempt replaces one that is in flight', async () => {
  const silent = openWallet();
  silent.answers.wallet_requestPermissions = never;
  const first = connect(silent).catch((error: unknown) => error);
  const wallet = openWallet();
  const second = connect(wallet);
  expect(await first).toMatchObject({ name: 'UserRejectedError' });
  expect(walletStore.read().status).toBe('connecting');
  expect(await second).toMatchObject({ account: wallet.addresses[0] });
});

test('connects the wallet that was chosen of two that announce themselves', async () => {
  const [one, two] = [openWallet(), openWallet()];
  expect(await connect(two)).toMatchObject({ account: two.addresses[0] });
  expect(one.requests).toEqual([]);
});

test('disconnects in every tab', async () => {
  const wallet = openWallet();
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

test('signs the message of a login with the key of the account', async () => {
  const wallet = openWallet();
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
  const wallet = openWallet();
  const { account } = await connect(wallet);
  wallet.setChain(97);
  const sent = (await findClient())?.sendTransaction({ chainId: 56, to: account, value: 1n });
  const error: unknown = await sent?.catch((reason: unknown) => reason);
  expect(toWalletError(error).name).toBe('SwitchChainError');
  expect(methodsOf(wallet)).not.toContain('eth_sendTransaction');
});
