import { useState } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { BootstrapRemote } from '@hashgrid/contracts';
import { getRecentErrors } from '@hashgrid/platform/host';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../test/renderShell';
import { RemoteLoadError, type LoadProblem } from '../remotes/RemoteLoadError';
import { FatalBoundary } from './FatalBoundary';
import { FatalScreen } from './FatalScreen';

let isBroken = true;
beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
});

function ThrowingPage(): string {
  if (isBroken) throw new Error('No chart');
  return 'A chart';
}

test('[L8] shows the error texts, the tracking ID and a button that reloads after a fatal rendering error', async () => {
  const log = jest.mocked(console.error);
  render(
    <FatalBoundary screen={FatalScreen}>
      <ThrowingPage />
    </FatalBoundary>,
  );
  expect(within(screen.getByRole('main')).getByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Oops, something wrong.' })).toBeInTheDocument();
  expect(screen.getByText(/^Error tracking id: [0-9a-f]{12}$/)).toBeInTheDocument();
  log.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Click here to reset!' }));
  // jsdom logs that it cannot reload.
  expect(String(log.mock.calls[0]?.[0])).toMatch(/navigation/);
});

const PRESERVED = {
  'hashgrid.session': 'signedIn 1',
  'hashgrid.refreshRequest': 'abcdefgh 1-2',
};

test('[L8] resetting drops the stored state except the session and unconfirmed payments', async () => {
  document.cookie = 'accessToken=access-1; path=/';
  for (const [key, text] of Object.entries({
    ...PRESERVED,
    'persist:primary': '{}',
    preferences: '{}',
    language: 'x',
  }))
    localStorage.setItem(key, text);
  sessionStorage.setItem('emailDraft', '"a@b.c"');
  sessionStorage.setItem('pendingOrder.pay.1', '{}');
  render(<FatalScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'Click here to reset!' }));
  // The store may write once more before the page is unloaded.
  localStorage.setItem('persist:primary', '{}');
  window.dispatchEvent(new Event('pagehide'));
  expect({ ...localStorage }).toEqual(PRESERVED);
  expect(Object.keys(sessionStorage).sort()).toEqual(['hashgrid.crashedAt', 'pendingOrder.pay.1']);
  expect(document.cookie).toContain('accessToken=access-1');
});

const queryLogOutButton = () => screen.queryByRole('button', { name: 'Log out' });

test('[L8] offers to log out after a second crash within a minute of the reset, which drops the stored state and leaves the page', async () => {
  const onLogOut = jest.fn();
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const first = render(<FatalScreen onLogOut={onLogOut} />);
  expect(queryLogOutButton()).not.toBeInTheDocument();
  now.mockReturnValue(9_000_000);
  await userEvent.click(screen.getByRole('button', { name: 'Click here to reset!' }));
  first.unmount();
  now.mockReturnValue(9_060_000);
  render(<FatalScreen onLogOut={onLogOut} />);
  localStorage.setItem('persist:primary', '{}');
  jest.mocked(console.error).mockClear();
  await userEvent.click(queryLogOutButton()!);
  expect(onLogOut).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('persist:primary')).toBeNull();
  // jsdom logs that it cannot navigate; `storage.spec.ts` shows where to.
  expect(String(jest.mocked(console.error).mock.calls[0]?.[0])).toMatch(/navigation/);
});

test.each([
  ['a minute and a second ago', '939000'],
  ['in the future', '1000001'],
  ['with an invalid time', '"x"'],
  ['in broken JSON', '{'],
])('[L8] does not offer to log out after a crash recorded %s', (_, stored) => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  sessionStorage.setItem('hashgrid.crashedAt', stored);
  render(<FatalScreen onLogOut={() => undefined} />);
  expect(queryLogOutButton()).not.toBeInTheDocument();
});

test('[L8] shows no tracking ID if there is none', () => {
  render(<FatalScreen />);
  expect(screen.queryByText(/tracking/)).not.toBeInTheDocument();
});

test.each<[LoadProblem, RegExp]>([
  ['share-conflict', /needs another version of the app\. Reload the page/],
  ['integrity', /was altered in transit, so it was blocked\. Check your VPN/],
])('tells the player what to do about a failed load (%s)', async (problem, text) => {
  const remote = { name: 'finance', version: '1.4.2', base: '/remotes/finance/1.4.2-ab/' };
  const error = Object.assign(new RemoteLoadError(remote, 'It is wrong'), { problem });
  await renderShell({ path: '/wallet', loader: { load: () => Promise.reject(error) } });
  const card = await screen.findByRole('alert');
  expect(within(card).getByText(text)).toBeInTheDocument();
  expect(within(card).getByText(/"finance" 1\.4\.2 did not load from .*1\.4\.2-ab/)).toBeInTheDocument();
  expect(within(card).getByRole('button', { name: 'Retry' })).toBeEnabled();
});

test('replaces a page that throws with an error card that names it, keeps the layout, and renders the page again on Retry', async () => {
  const { user } = await renderShell({
    path: '/wallet',
    loader: { load: () => Promise.resolve(ThrowingPage) },
  });
  const card = await screen.findByRole('alert');
  expect(within(card).getByRole('heading')).toHaveTextContent('Wallet is temporarily unavailable');
  expect(within(card).getByText(/^Error ID: /)).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('A chart')).toBeInTheDocument();
});

test('replaces a page that throws in its first render with that of the previous release', async () => {
  let finishLoad = () => {};
  const loadPrevious = jest.fn(async (release: BootstrapRemote) => {
    await new Promise<void>((resolve) => (finishLoad = resolve));
    return {
      Page: () => <h1>Previous wallet</h1>,
      release: { ...release, version: '1.4.1', base: '/remotes/finance/1.4.1-cd/' },
    };
  });
  await renderShell({ path: '/wallet', loader: { load: async () => ThrowingPage, loadPrevious } });
  await waitFor(() => expect(loadPrevious).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  finishLoad();
  expect(await screen.findByRole('heading', { name: 'Previous wallet' })).toBeInTheDocument();
  await waitFor(() =>
    expect(getRecentErrors().at(-1)).toMatchObject({
      message: 'No chart',
      context: { remote: 'finance', version: '1.4.2', hash: 'abcd', fallback: '1.4.1-cd' },
    }),
  );
});

test('does not replace a page that throws after its first render', async () => {
  const loadPrevious = jest.fn();
  function BreakablePage() {
    const [isShown, setIsShown] = useState(false);
    return isShown ? <ThrowingPage /> : <button onClick={() => setIsShown(true)}>Break</button>;
  }
  const { user } = await renderShell({
    path: '/wallet',
    loader: { load: async () => BreakablePage, loadPrevious },
  });
  await user.click(await screen.findByRole('button', { name: 'Break' }));
  expect(await screen.findByText(/^Error ID: /)).toBeInTheDocument();
  expect(loadPrevious).not.toHaveBeenCalled();
});

test('does not replace a page that throws after its first render has succeeded on Retry', async () => {
  const loadPrevious = jest.fn(() => Promise.reject(new Error('There is no previous release.')));
  function RetriedPage() {
    const [hasFailed, setHasFailed] = useState(false);
    if (isBroken || hasFailed) throw new Error('No chart');
    return <button onClick={() => setHasFailed(true)}>Break</button>;
  }
  const { user } = await renderShell({
    path: '/wallet',
    loader: { load: async () => RetriedPage, loadPrevious },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isBroken = false;
  await user.click(retry);
  await user.click(await screen.findByRole('button', { name: 'Break' }));
  expect(await screen.findByText(/^Error ID: /)).toBeInTheDocument();
  expect(loadPrevious).toHaveBeenCalledTimes(1);
});

test('removes the error card on navigation', async () => {
  const { user } = await renderShell({
    path: '/wallet',
    loader: { load: async (remote) => (remote.name === 'finance' ? ThrowingPage : () => <h1>Fine</h1>) },
  });
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Fine' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows an error card when a remote fails to load, and loads it on Retry without a page reload', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('Remote "finance" 1.4.2 did not load'));
  load.mockResolvedValueOnce(() => <h1>Back again</h1>);
  const { user } = await renderShell({ path: '/wallet', loader: { load } });
  expect(await screen.findByText('Remote "finance" 1.4.2 did not load')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Back again' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('shows the message of a thrown value that is not an Error', async () => {
  const load = jest.fn().mockRejectedValue({ statusCode: 503, message: 'The chart service is down.' });
  await renderShell({ path: '/wallet', loader: { load } });
  expect(
    within(await screen.findByRole('alert')).getByText('The chart service is down.'),
  ).toBeInTheDocument();
});

test('ignores a page that loads after the player has navigated away', async () => {
  let finishLoad = (_: () => string) => {};
  const { user } = await renderShell({
    path: '/wallet',
    loader: {
      load: (remote) =>
        remote.name === 'finance'
          ? new Promise((resolve) => (finishLoad = resolve as typeof finishLoad))
          : Promise.resolve(() => <h1>Dashboard here</h1>),
    },
  });
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Dashboard here' });
  await act(async () => finishLoad(() => 'Late wallet'));
  expect(screen.queryByText('Late wallet')).not.toBeInTheDocument();
  expect(document.title).toBe('Dashboard | Hashgrid');
});
