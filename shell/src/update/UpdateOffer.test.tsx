import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { useUnsavedChanges } from '@hashgrid/platform';
import { liveRevision, watchEdits } from '@hashgrid/platform/host';
import { sampleBootstrap } from '@hashgrid/testing';
import { renderShell } from '../../test/renderShell';

jest.mock('../remotes/importLazily', () => jest.requireActual('../../test/importLazily'));

const NEWER = sampleBootstrap.revision + 1;
const queryOffer = () => screen.queryByText('A new version is available.');
const setLiveRevision = (revision: number) => act(async () => liveRevision.set(revision));

/** Returns a function that counts the reloads of the page: jsdom logs each one as not implemented. */
function countReloads(): () => number {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => log.mock.calls.filter(([error]) => /navigation/.test(String(error))).length;
}

beforeAll(watchEdits);
beforeEach(() => liveRevision.set(0));

test('offers to reload once a newer revision is live, and reloads on “Update now”', async () => {
  const reloads = countReloads();
  const { user } = await renderShell();
  await setLiveRevision(sampleBootstrap.revision);
  expect(queryOffer()).not.toBeInTheDocument();
  await setLiveRevision(NEWER);
  expect(await screen.findByText('A new version is available.')).toBeVisible();
  expect(queryOffer()!.closest('[role="status"]')).not.toBeNull();
  expect(reloads()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Update now' }));
  expect(reloads()).toBe(1);
});

test('reloads at the next navigation after “Update when I leave this page”', async () => {
  const reloads = countReloads();
  const { user } = await renderShell({ path: '/wallet' });
  await setLiveRevision(NEWER);
  await user.click(await screen.findByRole('button', { name: 'Update when I leave this page' }));
  expect(queryOffer()).not.toBeInTheDocument();
  expect(reloads()).toBe(0);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(reloads()).toBe(1);
});

test('does not reload at a navigation while offline, but at the next one after that', async () => {
  const reloads = countReloads();
  const { user } = await renderShell({ path: '/wallet' });
  await setLiveRevision(NEWER);
  await user.click(await screen.findByRole('button', { name: 'Update when I leave this page' }));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(reloads()).toBe(0);
  online.mockReturnValue(true);
  await user.click(screen.getByRole('link', { name: 'Notifications' }));
  expect(reloads()).toBe(1);
});

test('does not reload at a navigation away from a payment, whose request would be lost, but at the next one', async () => {
  const reloads = countReloads();
  const PayPage = () => {
    const [isSubmitting, setIsSubmitting] = useState(false);
    useUnsavedChanges(isSubmitting);
    return <button onClick={() => setIsSubmitting(true)}>Pay</button>;
  };
  const { user } = await renderShell({
    path: '/wallet',
    loader: { load: async (remote) => (remote.name === 'finance' ? PayPage : () => <h1>Dashboard here</h1>) },
  });
  await setLiveRevision(NEWER);
  await user.click(await screen.findByRole('button', { name: 'Update when I leave this page' }));
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard here' })).toBeVisible();
  expect(reloads()).toBe(0);
  await user.click(screen.getByRole('link', { name: 'Notifications' }));
  expect(reloads()).toBe(1);
});

test('is hidden after “Close” until the next release', async () => {
  const reloads = countReloads();
  const { user } = await renderShell({ path: '/wallet' });
  await setLiveRevision(NEWER);
  await screen.findByText('A new version is available.');
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(queryOffer()).not.toBeInTheDocument();
  expect(reloads()).toBe(0);
  await setLiveRevision(NEWER + 1);
  expect(queryOffer()).toBeVisible();
});

test.each(['Update when I leave this page', 'Close'])(
  'moves the focus to the page after “%s”',
  async (name) => {
    const { user } = await renderShell({ path: '/wallet' });
    await setLiveRevision(NEWER);
    await screen.findByText('A new version is available.');
    await user.click(screen.getAllByRole('button', { name }).at(-1)!);
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

test('is hidden while the player is filling in a form', async () => {
  const FormPage = () => <input aria-label="Amount" />;
  const { user } = await renderShell({
    path: '/wallet',
    loader: {
      load: async (remote) => (remote.name === 'finance' ? FormPage : () => <h1>Dashboard here</h1>),
    },
  });
  await setLiveRevision(NEWER);
  await screen.findByText('A new version is available.');
  await user.type(screen.getByLabelText('Amount'), '5');
  expect(queryOffer()).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText('Amount'));
  expect(queryOffer()).toBeVisible();
  await user.type(screen.getByLabelText('Amount'), '5');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText('A new version is available.')).toBeVisible();
});

test('is hidden during a payment, and shown after it without a reload', async () => {
  const reloads = countReloads();
  const PayPage = () => {
    useUnsavedChanges(true);
    return <h1>Confirm</h1>;
  };
  const { user } = await renderShell({
    path: '/wallet',
    loader: { load: async (remote) => (remote.name === 'finance' ? PayPage : () => <h1>Dashboard here</h1>) },
  });
  await screen.findByRole('heading', { name: 'Confirm' });
  await setLiveRevision(NEWER);
  expect(queryOffer()).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText('A new version is available.')).toBeVisible();
  expect(reloads()).toBe(0);
});
