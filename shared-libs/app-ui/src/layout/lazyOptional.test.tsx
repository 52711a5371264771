import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { lazyOptional } from './lazyOptional';

const renderLazyPart = (load: Parameters<typeof lazyOptional>[0]) => {
  const LazyPart = lazyOptional(load);
  render(
    <Suspense fallback="Loading">
      <h1>Log in</h1>
      <LazyPart />
    </Suspense>,
  );
};

test('shows the part when its code has loaded', async () => {
  renderLazyPart(() => Promise.resolve({ default: () => <p>What the game is</p> }));
  expect(await screen.findByText('What the game is')).toBeVisible();
});

test('renders the rest of the page when the code does not load', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  renderLazyPart(() => Promise.reject(new Error('offline')));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  expect(warn).toHaveBeenCalledTimes(1);
});
