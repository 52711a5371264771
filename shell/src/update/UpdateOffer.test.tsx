import { act, screen } from '@testing-library/react';
import { useUnsavedChanges } from '@hashgrid/platform';
import { liveRevision, watchEdits } from '@hashgrid/platform/host';
import { sampleBootstrap } from '@hashgrid/testing';
import { renderShell } from '../../test/renderShell';

jest.mock('../remotes/importLazily', () => ({
  importLazily: async <Module,>(load: () => Promise<Module>) => {
    const module = await load();
    return () => module;
  },
}));

const NEWER = sampleBootstrap.revision + 1;
const offer = () => screen.queryByText('A new version is available.');
const announce = (revision: number) => act(async () => liveRevision.set(revision));

/** Returns how often the page was reloaded; jsdom logs that it cannot. */
function watchReloads(): () => number {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => log.mock.calls.filter(([error]) => /navigation/.test(String(error))).length;
}

beforeAll(watchEdits);
beforeEach(() => liveRevision.set(0));

test('offers to reload once a newer revision is live, and reloads on “Update now”', async () => {
  const reloads = watchReloads();
  const { user } = await renderShell();
  await announce(sampleBootstrap.revision);
  expect(offer()).not.toBeInTheDocument();
  await announce(NEWER);
  expect(await screen.findByText('A new version is available.')).toBeVisible();
  expect(offer()!.closest('[role="status"]')).not.toBeNull();
  expect(reloads()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Update now' }));
  expect(reloads()).toBe(1);
});

test('takes the update at the next navigation if the player wants', async () => {
  const reloads = watchReloads();
  const { user } = await renderShell({ path: '/wallet' });
  await announce(NEWER);
  await user.click(await screen.findByRole('button', { name: 'Update on next page' }));
  expect(offer()).not.toBeInTheDocument();
  expect(reloads()).toBe(0);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(reloads()).toBe(1);
});

test('stays away after “Close” until the next release', async () => {
  const reloads = watchReloads();
  const { user } = await renderShell({ path: '/wallet' });
  await announce(NEWER);
  await screen.findByText('A new version is available.');
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(offer()).not.toBeInTheDocument();
  expect(reloads()).toBe(0);
  await announce(NEWER + 1);
  expect(offer()).toBeVisible();
});

test('waits while the player is filling in a form', async () => {
  const FormPage = () => <input aria-label="Amount" />;
  const { user } = await renderShell({
    path: '/wallet',
    loader: {
      load: async (remote) => (remote.name === 'finance' ? FormPage : () => <h1>Dashboard here</h1>),
    },
  });
  await announce(NEWER);
  await screen.findByText('A new version is available.');
  await user.type(screen.getByLabelText('Amount'), '5');
  expect(offer()).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText('Amount'));
  expect(offer()).toBeVisible();
  await user.type(screen.getByLabelText('Amount'), '5');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText('A new version is available.')).toBeVisible();
});

test('waits during a payment, and does not reload at a navigation then', async () => {
  const reloads = watchReloads();
  const PayPage = () => {
    useUnsavedChanges(true);
    return <h1>Confirm</h1>;
  };
  const { user } = await renderShell({
    path: '/wallet',
    loader: { load: async (remote) => (remote.name === 'finance' ? PayPage : () => <h1>Dashboard here</h1>) },
  });
  await screen.findByRole('heading', { name: 'Confirm' });
  await announce(NEWER);
  expect(offer()).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText('A new version is available.')).toBeVisible();
  expect(reloads()).toBe(0);
});
