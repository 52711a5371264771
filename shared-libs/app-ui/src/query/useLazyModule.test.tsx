import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { QueryBoundary } from './QueryBoundary';
import { useLazyModule } from './useLazyModule';

type Load = () => Promise<{ Part: () => string }>;

const Part = () => 'Loaded part';

function Page({ load }: { load: Load }) {
  return (
    <QueryBoundary query={useLazyModule(load)} failure="Couldn’t load" skeleton="Loading">
      {({ Part }) => <Part />}
    </QueryBoundary>
  );
}

test('renders a part of the page once its code is loaded', async () => {
  const load = jest.fn<ReturnType<Load>, []>().mockResolvedValue({ Part });
  await renderPage(<Page load={load} />);
  expect(await screen.findByText('Loaded part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('reports a failed load, and loads again on Retry', async () => {
  const load = jest.fn<ReturnType<Load>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValueOnce({ Part });
  const { user } = await renderPage(<Page load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Loaded part')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
