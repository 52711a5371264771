import { act, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderPage } from '@hashgrid/testing';
import { useLazyModal } from './useLazyModal';

type Load = () => Promise<ReactNode>;

function OpenButton({ load }: { load: Load }) {
  const { open, isLoading } = useLazyModal();
  return (
    <button aria-busy={isLoading} onClick={() => open({ id: 'sample', label: 'Sample', load })}>
      Open
    </button>
  );
}

function Page({ load }: { load: Load }) {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && <OpenButton load={load} />}
      <button onClick={() => setIsShown(false)}>Leave</button>
    </>
  );
}

function createDeferredContent() {
  let resolve: (content: ReactNode) => void = () => {};
  const promise = new Promise<ReactNode>((resolvePromise) => (resolve = resolvePromise));
  return { load: () => promise, resolve };
}

const getOpenButton = () => screen.getByRole('button', { name: 'Open' });

test('opens the modal once its code is loaded', async () => {
  const { load, resolve } = createDeferredContent();
  const { user } = await renderPage(<Page load={load} />);
  expect(getOpenButton()).toHaveAttribute('aria-busy', 'false');
  await user.click(getOpenButton());
  expect(getOpenButton()).toHaveAttribute('aria-busy', 'true');
  await act(async () => resolve('Loaded'));
  expect(screen.getByRole('dialog', { name: 'Sample' })).toHaveTextContent('Loaded');
});

test('reports a failed load, and loads again on the next click', async () => {
  const load = jest.fn<Promise<ReactNode>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValueOnce('Loaded');
  const { user } = await renderPage(<Page load={load} />);
  await user.click(getOpenButton());
  expect(
    await screen.findByText('Couldn’t open this. Check your connection and try again.'),
  ).toBeInTheDocument();
  expect(getOpenButton()).toHaveAttribute('aria-busy', 'false');
  await user.click(getOpenButton());
  expect(await screen.findByRole('dialog')).toHaveTextContent('Loaded');
});

test('opens nothing after the player has left the page', async () => {
  const { load, resolve } = createDeferredContent();
  const { user } = await renderPage(<Page load={load} />);
  await user.click(getOpenButton());
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await act(async () => resolve('Loaded'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows no error of a load that fails after the player has left the page', async () => {
  let fail = () => {};
  const load = () => new Promise<ReactNode>((_, reject) => (fail = () => reject(new Error('offline'))));
  const { user } = await renderPage(<Page load={load} />);
  await user.click(getOpenButton());
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await act(async () => fail());
  expect(screen.queryByText(/^Couldn’t open this\./)).not.toBeInTheDocument();
});
