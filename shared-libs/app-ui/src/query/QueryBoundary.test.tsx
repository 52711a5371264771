import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { getRecentErrors } from '@hashgrid/platform/host';
import { api } from '@hashgrid/platform';
import { offline, ok, reconnect, renderPage, sampleRules } from '@hashgrid/testing';
import { QueryAlert } from './QueryAlert';
import { QueryBoundary } from './QueryBoundary';
import { SharedQueryBoundary } from './SharedQueryBoundary';
import type { DataQuery } from './query';

const refetch = jest.fn();
const createQuery = (query: Partial<DataQuery<string>>): DataQuery<string> => ({
  isError: false,
  isFetching: false,
  refetch,
  ...query,
});
const renderQuery = (query: Partial<DataQuery<string>>, failureText?: string) =>
  renderPage(
    <QueryBoundary
      query={createQuery(query)}
      failure="Couldn’t load your balance"
      failureText={failureText}
      skeleton="Loading"
    >
      {(data) => <p>{data}</p>}
    </QueryBoundary>,
  );
const getRetryButton = () => screen.getByRole('button', { name: 'Retry' });

test('shows only the skeleton until there is data', async () => {
  await renderQuery({ isFetching: true });
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows an error with Retry when a query without data fails', async () => {
  const { user } = await renderQuery({ isError: true, error: { statusCode: 500, message: 'Broken' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load your balance');
  await user.click(getRetryButton());
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/Error ID/)).toBeNull();
});

test('keeps the data on screen when a refresh fails, and shows an alert', async () => {
  await renderQuery({ data: 'Balance 5', isError: true, error: { statusCode: 500, message: 'Broken' } });
  expect(screen.getByText('Balance 5')).toBeInTheDocument();
  expect(screen.getByText('Couldn’t refresh. Showing the last known data.')).toBeInTheDocument();
  expect(screen.queryByText('Couldn’t load your balance')).toBeNull();
});

const FAILED_LIST: Partial<DataQuery<string>> = {
  data: 'Player 1',
  isError: true,
  error: { statusCode: 500, message: 'Broken' },
};

test('says what couldn’t be loaded when the next page of a list fails, and retries that page', async () => {
  const fetchNextPage = jest.fn();
  const { user } = await renderQuery({ ...FAILED_LIST, isFetchNextPageError: true, fetchNextPage });
  expect(screen.getByText('Player 1')).toBeInTheDocument();
  expect(screen.getByText('Couldn’t load your balance')).toBeInTheDocument();
  await user.click(getRetryButton());
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  expect(refetch).not.toHaveBeenCalled();
});

test.each([
  ['a refresh', false, 'Couldn’t refresh. Showing the last known data.'],
  ['the next page', true, 'Couldn’t load your balance'],
])(
  'still says that %s has failed while the next page of a list is fetched',
  async (_what, isFetchNextPageError, message) => {
    function List() {
      const [isFetching, setIsFetching] = useState(false);
      const state = isFetching
        ? { isError: false, isFetching, isFetchingNextPage: true }
        : { isFetchNextPageError };
      return (
        <>
          <QueryAlert
            query={createQuery({ ...FAILED_LIST, ...state })}
            failure="Couldn’t load your balance"
          />
          <button onClick={() => setIsFetching(true)}>Show more</button>
        </>
      );
    }
    const { user } = await renderPage(<List />);
    expect(screen.getByText(message)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(getRetryButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(message)).toBeInTheDocument();
  },
);

test('shows the failure as a full panel when `failureText` is given', async () => {
  const { user } = await renderQuery({ isError: true }, 'Your funds are safe.');
  expect(screen.getByRole('heading', { name: 'Couldn’t load your balance' })).toBeInTheDocument();
  expect(screen.getByText('Your funds are safe.')).toBeInTheDocument();
  await user.click(getRetryButton());
  expect(refetch).toHaveBeenCalledTimes(1);
});

test.each([undefined, 'Your funds are safe.'])(
  'reports a response that breaks the contract, and offers its details for copying (panel text: %p)',
  async (failureText) => {
    const error = { statusCode: 200, message: 'We got an unexpected response. Please try again.' };
    const { user } = await renderQuery({ isError: true, error }, failureText);
    const report = getRecentErrors().at(-1);
    expect(report?.error).toBe(error);
    expect(screen.getByText(new RegExp(`Error ID: ${report?.id}`))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy error details' }));
    expect(await navigator.clipboard.readText()).toMatch(
      new RegExp(`^${error.message}\nError ID: ${report?.id}\nPage: /\nTime: 20`),
    );
  },
);

test.each([undefined, 'Your funds are safe.'])(
  'moves the focus to the surrounding panel when Retry succeeds (panel text: %p)',
  async (failureText) => {
    function Balance() {
      const [data, setData] = useState<string>();
      const query = createQuery({ data, isError: !data, refetch: () => setData('Balance 5') });
      return (
        <section aria-label="Balance">
          <QueryBoundary query={query} failure="Couldn’t load" failureText={failureText} skeleton="Loading">
            {(text) => <p>{text}</p>}
          </QueryBoundary>
        </section>
      );
    }
    const { user } = await renderPage(<Balance />);
    await user.click(getRetryButton());
    expect(screen.getByText('Balance 5')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Balance' })).toHaveFocus();
  },
);

test('parts of a shared query have no Retry of their own', async () => {
  const query = createQuery({ isError: true });
  await renderPage(
    <>
      <QueryAlert query={query} failure="Couldn’t load your game" />
      <SharedQueryBoundary query={query} failure="Couldn’t load your nodes" skeleton="Loading">
        {(data) => data}
      </SharedQueryBoundary>
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('Couldn’t load your nodes')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
});

describe('while the whole API is unreachable', () => {
  const testApi = api.injectEndpoints({
    endpoints: (build) => ({
      getPart: build.query<{ data: string }, string>({
        query: (part) => ({ url: `/parts/${part}` }),
        extraOptions: { quiet: true },
      }),
    }),
  });
  function Part({ name }: { name: string }) {
    const query = testApi.endpoints.getPart.useQuery(name);
    return (
      <>
        <QueryBoundary query={query} failure={`Couldn’t load ${name}`} skeleton={`Loading ${name}`}>
          {({ data }) => <p>{data}</p>}
        </QueryBoundary>
        <button onClick={() => void query.refetch()}>Refresh {name}</button>
      </>
    );
  }

  test('panels show their last data with its age, or their skeleton, and recover automatically', async () => {
    let isDown = false;
    const respondWith = (data: string) => () => (isDown ? offline() : ok(data));
    const page = await renderPage(
      <>
        <Part name="first" />
        <Part name="second" />
      </>,
      {
        api: {
          'GET /parts/first': respondWith('Balance 5'),
          'GET /parts/second': () => offline(),
          'GET /shared/game/rules': () => (isDown ? offline() : ok(sampleRules)),
        },
      },
    );
    // Only one endpoint fails, so its panel shows the error.
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load second');
    isDown = true;
    await page.user.click(screen.getByRole('button', { name: 'Refresh first' }));
    await waitFor(() => expect(screen.getByText(/^Updated /)).toBeVisible());
    expect(screen.getByText('Balance 5')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByText('Loading second')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    isDown = false;
    page.api.handle({ 'GET /parts/second': ok('Found') });
    await reconnect();
    expect(await screen.findByText('Found')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Updated /)).toBeNull());
  });
});
