import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { lazyExtra } from './lazyExtra';

const renderWith = (load: Parameters<typeof lazyExtra>[0]) => {
  const Extra = lazyExtra(load);
  render(
    <Suspense fallback="Loading">
      <h1>Log in</h1>
      <Extra />
    </Suspense>,
  );
};

test('shows the part when its code has loaded', async () => {
  renderWith(() => Promise.resolve({ default: () => <p>What the game is</p> }));
  expect(await screen.findByText('What the game is')).toBeVisible();
});

test('leaves the rest of the page when the code does not load', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  renderWith(() => Promise.reject(new Error('offline')));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  expect(warn).toHaveBeenCalledTimes(1);
});
