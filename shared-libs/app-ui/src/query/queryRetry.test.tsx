import { act, screen, waitFor } from '@testing-library/react';
import { api } from '@hashgrid/platform';
import {
  deferResponse,
  fail,
  offline,
  ok,
  reconnect,
  renderPage,
  sampleRules,
  type FakeHandlers,
} from '@hashgrid/testing';
import { QueryBoundary } from './QueryBoundary';

const BALANCE = 'GET /balance';
/** The endpoint that tells whether the API responds. */
const PROBE = 'GET /shared/game/rules';
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

test('keeps a failure and the focus on Retry while another failure may be an outage', async () => {
  const page = await renderPage(<Balance />, {
    api: { [BALANCE]: fail(503, 'Broken'), [PROBE]: ok(sampleRules) },
  });
  const retry = await getRetryButton();
  const { handler, release } = deferResponse(ok(sampleRules));
  page.api.handle({ [PROBE]: handler });
  await page.user.click(retry);
  await waitFor(() => expect(page.api.callsTo(PROBE)).toHaveLength(2));
  expect(retry).toHaveFocus();
  await act(async () => release());
  expect(retry).toHaveFocus();
});

test.each<[string, FakeHandlers[string], string]>([
  ['no failure', offline, 'Loading'],
  ['no failed refresh', ok('Balance 5'), 'Balance 5'],
])('shows %s while queries are fetched again after an outage', async (_, firstResponse, content) => {
  const page = await renderPage(<Balance />, { api: { [BALANCE]: firstResponse, [PROBE]: offline } });
  await screen.findByText(content);
  page.api.handle({ [BALANCE]: offline });
  await page.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await page.api.settle();
  const { handler, release } = deferResponse(ok('Balance 6'));
  page.api.handle({ [BALANCE]: handler, [PROBE]: ok(sampleRules) });
  const probes = page.api.callsTo(PROBE).length;
  await reconnect();
  await waitFor(() => expect(page.api.callsTo(PROBE).length).toBeGreaterThan(probes));
  // The outage is over in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText(content)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  release();
  expect(await screen.findByText('Balance 6')).toBeVisible();
});
