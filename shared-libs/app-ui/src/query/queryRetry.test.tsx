import { screen, waitFor } from '@testing-library/react';
import { api } from '@hashgrid/platform';
import { deferResponse, fail, ok, renderPage } from '@hashgrid/testing';
import { QueryBoundary } from './QueryBoundary';

const BALANCE = 'GET /balance';
const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBalance: build.query<{ data: string }, void>({
      query: () => ({ url: '/balance' }),
      extraOptions: { quiet: true },
    }),
  }),
});

function Balance({ failureText }: { failureText?: string }) {
  const query = testApi.endpoints.getBalance.useQuery();
  return (
    <>
      <QueryBoundary query={query} failure="Couldn’t load" failureText={failureText} skeleton="Loading">
        {({ data }) => <p>{data}</p>}
      </QueryBoundary>
      <button onClick={() => void query.refetch()}>Refresh</button>
    </>
  );
}

const getRetryButton = () => screen.findByRole('button', { name: 'Retry' });

test.each([undefined, 'Your funds are safe.'])(
  'keeps a failure and the focus on Retry until the query succeeds (panel text: %p)',
  async (failureText) => {
    const page = await renderPage(<Balance failureText={failureText} />, {
      api: { [BALANCE]: fail(500, 'Broken') },
    });
    const { handler, release } = deferResponse(ok('Balance 5'));
    page.api.handle({ [BALANCE]: handler });
    const retry = await getRetryButton();
    await page.user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(retry).toHaveFocus();
    expect(screen.getByText('Couldn’t load')).toBeVisible();
    release();
    expect(await screen.findByText('Balance 5')).toBeVisible();
    expect(screen.queryByText('Couldn’t load')).toBeNull();
  },
);

test('keeps the notice of a failed refresh, below which the last data stays, while the query is fetched again', async () => {
  const page = await renderPage(<Balance />, { api: { [BALANCE]: ok('Balance 5') } });
  await screen.findByText('Balance 5');
  page.api.handle({ [BALANCE]: fail(500, 'Broken') });
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  await page.user.click(refresh);
  const retry = await getRetryButton();
  const { handler, release } = deferResponse(ok('Balance 6'));
  page.api.handle({ [BALANCE]: handler });
  await page.user.click(refresh);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByText('Balance 5')).toBeVisible();
  release();
  expect(await screen.findByText('Balance 6')).toBeVisible();
  expect(retry).not.toBeInTheDocument();
});
