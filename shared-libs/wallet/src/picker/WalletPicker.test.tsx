import { act, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_WALLET_SETTINGS } from '@hashgrid/contracts';
import { useModal } from '@hashgrid/platform';
import { renderPage, type RenderPageOptions } from '@hashgrid/testing';
import { ProviderRpcError, TestWallet } from '@hashgrid/testing/wallet';
import { injectProvider } from '../../test/providers';
import { WalletPicker } from './WalletPicker';

const neverAnswer = () => new Promise<never>(() => {});

const handleConnected = jest.fn();

afterEach(() => injectProvider('ethereum', undefined));

function PickerPage({ chainId }: { chainId?: number }) {
  const { open, dismiss } = useModal();
  const content = <WalletPicker chainId={chainId} onConnected={handleConnected} onClose={dismiss} />;
  return <button onClick={() => open({ id: 'wallet', label: 'Connect wallet', content })}>Open</button>;
}

let announcedCount = 0;

/** Announces a wallet under a unique name, because wallets stay announced on the page that the tests share. */
const announce = (options: ConstructorParameters<typeof TestWallet>[0] = {}): TestWallet => {
  announcedCount += 1;
  const info = {
    name: `Wallet ${announcedCount}`,
    rdns: `org.example.wallet-${announcedCount}`,
    ...options?.info,
  };
  const wallet = new TestWallet({ ...options, info });
  wallet.announce();
  return wallet;
};

const openPicker = async (options: RenderPageOptions = {}) => {
  const view = await renderPage(<PickerPage />, options);
  await view.user.click(screen.getByRole('button', { name: 'Open' }));
  return view;
};

const findRow = ({ info }: TestWallet) => screen.findByRole('button', { name: info.name });

const choose = async (wallet: TestWallet, options?: RenderPageOptions) => {
  const view = await openPicker(options);
  await view.user.click(await findRow(wallet));
  return view;
};

// Must be the first test, because announced wallets stay on the page.
test('[L14] offers to install a wallet when none is found', async () => {
  await openPicker();
  expect(screen.getByRole('status')).toHaveTextContent('No wallet found in this browser');
  const metaMask = within(screen.getByRole('region', { name: 'Get a wallet' })).getByRole('link', {
    name: 'MetaMask opens in a new tab',
  });
  expect(metaMask).toHaveAttribute('href', 'https://metamask.io/download');
  expect(metaMask).toHaveAttribute('target', '_blank');
  expect(metaMask).toHaveAttribute('rel', 'noopener noreferrer');
});

test('[L14] lists installed wallets first and connects the one that is chosen', async () => {
  const wallet = announce();
  await choose(wallet);
  await waitFor(() => expect(handleConnected).toHaveBeenCalledTimes(1));
  expect(handleConnected.mock.calls[0]).toMatchObject([
    { account: wallet.addresses[0], chain: { id: 56, unsupported: false }, walletName: wallet.info.name },
    { name: wallet.info.name },
  ]);
});

test('leaves a wallet on the chain that the page needs', async () => {
  const wallet = announce({ chainId: 97 });
  const { user } = await renderPage(<PickerPage chainId={97} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await findRow(wallet));
  await waitFor(() => expect(handleConnected).toHaveBeenCalledTimes(1));
  expect(handleConnected.mock.calls[0]).toMatchObject([{ chain: { id: 97 } }, {}]);
});

test('shows a wallet that announces itself while the picker is open', async () => {
  await openPicker();
  const late = new TestWallet({ info: { name: 'Late wallet', rdns: 'org.example.late' } });
  act(() => late.announce());
  expect(await findRow(late)).toBeVisible();
  const groups = screen.getAllByRole('region').map((group) => group.getAttribute('aria-labelledby'));
  expect(document.getElementById(groups[0] ?? '')).toHaveTextContent('Installed');
});

test('renders an announced name as text and its icon as an image without a name', async () => {
  const wallet = announce({ info: { name: '<img src=x onerror=alert(1)>' } });
  await openPicker();
  const found = await findRow(wallet);
  expect(found).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(found.querySelectorAll('img')).toHaveLength(1);
  expect(found.querySelector('img')).toHaveAttribute('alt', '');
});

test('shows no icon from another host', async () => {
  const wallet = announce({ info: { icon: 'https://tracker.example/icon.png' } });
  await openPicker();
  expect((await findRow(wallet)).querySelector('img')).toBeNull();
});

test('can be canceled while the wallet does not respond, and ignores a late response', async () => {
  const wallet = announce();
  let answer = (_accounts: unknown) => {};
  wallet.answers.wallet_requestPermissions = () => new Promise((resolve) => (answer = resolve));
  wallet.answers.eth_requestAccounts = () => new Promise((resolve) => (answer = resolve));
  const { user } = await choose(wallet);
  const step = screen.getByRole('group', { name: /^Connecting to/ });
  expect(step).toHaveFocus();
  expect(step).toHaveTextContent('Approve the connection in your wallet.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await findRow(wallet)).toHaveFocus();
  await act(async () => answer(wallet.addresses));
  expect(handleConnected).not.toHaveBeenCalled();
  expect(screen.getByRole('region', { name: 'Installed' })).toBeVisible();
});

test('connects another wallet after one that never responds', async () => {
  const silent = announce();
  silent.answers.wallet_requestPermissions = neverAnswer;
  silent.answers.eth_requestAccounts = neverAnswer;
  const wallet = announce();
  const { user } = await choose(silent);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await findRow(wallet));
  await waitFor(() => expect(handleConnected).toHaveBeenCalledTimes(1));
  expect(handleConnected.mock.calls[0]).toMatchObject([{ account: wallet.addresses[0] }, {}]);
});

/** Makes a wallet respond with an error when the page asks to connect. */
const rejectConnecting = (wallet: TestWallet, code: number, message: string) => {
  const answer = () => {
    throw new ProviderRpcError(code, message);
  };
  wallet.answers.wallet_requestPermissions = answer;
  wallet.answers.eth_requestAccounts = answer;
};

test.each([
  ['a rejection', 4001, 'User rejected the request.', /^You declined the request/],
  ['a request that is already pending', -32_002, 'Already processing.', /earlier request/],
  ['an unknown error', -32_603, 'Internal error.', /^Your wallet reported an error/],
])('explains %s and tries again', async (_, code, message, text) => {
  const wallet = announce();
  rejectConnecting(wallet, code, message);
  const { user } = await choose(wallet);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('group', { name: /^Couldn’t connect to/ })).toHaveFocus();
  expect(handleConnected).not.toHaveBeenCalled();
  wallet.answers = {};
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(handleConnected).toHaveBeenCalledTimes(1));
});

test('returns from a failure to the list, and focuses the wallet that was chosen', async () => {
  const wallet = announce();
  rejectConnecting(wallet, 4001, 'User rejected the request.');
  const { user } = await choose(wallet);
  await user.click(await screen.findByRole('button', { name: 'Choose another wallet' }));
  expect(await findRow(wallet)).toHaveFocus();
});

test('[W4] asks a wallet on another chain to switch, until it does', async () => {
  const wallet = announce({ chainId: 1 });
  wallet.answers.wallet_switchEthereumChain = () => {
    throw new ProviderRpcError(-32_603, 'Internal error.');
  };
  const { user } = await choose(wallet);
  expect(await screen.findByRole('group', { name: /^Switch to .*BNB Smart Chain/ })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /is on another network. Switch it to .*BNB Smart Chain/,
  );
  expect(handleConnected).not.toHaveBeenCalled();
  wallet.answers = {};
  await user.click(screen.getByRole('button', { name: 'Switch network' }));
  await waitFor(() => expect(handleConnected).toHaveBeenCalledTimes(1));
  expect(wallet.chainId).toBe(56);
});

test('[W6] connects to the chain that the URL selects', async () => {
  const wallet = announce();
  await choose(wallet, { path: '/?chain=bscTestnet' });
  await waitFor(() => expect(handleConnected).toHaveBeenCalledTimes(1));
  expect(wallet.chainId).toBe(97);
});

test('[W8] connects Blocto to BNB Smart Chain by default', async () => {
  const blocto = new TestWallet({ chainId: 137, knownChainIds: [56, 97, 137], flags: { isBlocto: true } });
  blocto.inject();
  const { user } = await openPicker({
    bootstrap: { wallet: { ...DEFAULT_WALLET_SETTINGS, isBloctoEnabled: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Blocto' }));
  await waitFor(() => expect(handleConnected).toHaveBeenCalledTimes(1));
  expect(blocto.chainId).toBe(56);
});

test('cancels the attempt when the dialog closes, and revokes an approval that comes later', async () => {
  const wallet = announce();
  let allow = () => {};
  wallet.answers.wallet_requestPermissions = () =>
    new Promise((resolve) => {
      allow = () => {
        wallet.isConnected = true;
        resolve([{ caveats: [{ value: wallet.addresses }] }]);
      };
    });
  const { user } = await choose(wallet);
  const listMethods = () => wallet.requests.map(({ method }) => method);
  await waitFor(() => expect(listMethods()).toContain('wallet_requestPermissions'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[data-modal-overlay]')).toBeNull());
  await act(async () => allow());
  await waitFor(() => expect(listMethods()).toContain('wallet_revokePermissions'));
  expect(handleConnected).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await findRow(wallet)).toBeVisible();
});
