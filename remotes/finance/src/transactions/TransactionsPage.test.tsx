import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fail, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import { sampleTransactionDetail, createTransactionsHandler } from '../../test/ledgerResponses';
import { rulesResponse } from '../../test/topUpResponses';
import TransactionsPage from './TransactionsPage';

const LIST = 'GET /auth/transaction';
const ENTRY = 'GET /auth/transaction/:id';
const EXPORT = 'GET /auth/transaction/export';

const SENT_TO_ADA = `Sent to ${isolateBidi('ada')}`;

/** Height in px of a row that can't be measured, because jsdom has no layout. */
const ROW_HEIGHT = 64;

const renderList = (api: FakeHandlers = {}, path = '/transactions') =>
  renderPage(<TransactionsPage />, {
    path,
    session: 'loggedIn',
    api: {
      [EXPORT]: { status: 200, body: 'time,kind' },
      [LIST]: createTransactionsHandler(3),
      [ENTRY]: ok(sampleTransactionDetail),
      ...api,
    },
  });

const findTable = () => screen.findByRole('table', { name: 'Transactions' });
const getRows = () => screen.getAllByRole('row').slice(1);
const queryRow = (ariaIndex: number) =>
  getRows().find((row) => row.getAttribute('aria-rowindex') === String(ariaIndex));

/** jsdom has no layout: sets how far the window is scrolled past the start of the list. */
function setScrollPosition(top: number): void {
  const body = screen.getAllByRole('rowgroup')[1] as HTMLElement;
  body.getBoundingClientRect = () => ({ top: -top }) as DOMRect;
}

function scrollTo(top: number): void {
  setScrollPosition(top);
  fireEvent.scroll(window);
}

describe('all transactions', () => {
  test('[R8] [C16] lists ledger lines with signed amounts', async () => {
    const { api } = await renderList();
    expect(await screen.findAllByText(SENT_TO_ADA)).toHaveLength(3);
    expect(getRows()[0]).toHaveTextContent('−2.5 USDT');
    expect(await findTable()).toHaveAttribute('aria-rowcount', '4');
    expect(api.callsTo(LIST).map(({ query }) => query)).toEqual([{ limit: '50' }]);
  });

  test('renders only the visible rows of a long list, and loads pages as they are scrolled into view', async () => {
    const { api } = await renderList({ [LIST]: createTransactionsHandler(100_000) });
    await screen.findAllByText(SENT_TO_ADA);
    expect(getRows().length).toBeLessThan(40);
    expect(await findTable()).toHaveAttribute('aria-rowcount', '-1');
    expect(api.callsTo(LIST)).toHaveLength(1);

    scrollTo(45 * ROW_HEIGHT);
    await waitFor(() => expect(api.callsTo(LIST).at(-1)?.query).toEqual({ limit: '50', cursor: '50' }));
    await waitFor(() => expect(queryRow(60)).toHaveTextContent(SENT_TO_ADA));
    expect(queryRow(60)).toHaveStyle({ top: `${58 * ROW_HEIGHT}px` });
    expect(getRows().length).toBeLessThan(60);
    expect(queryRow(2)).toBeUndefined();
  });

  test('keeps its rows when a resize moves the list before the layout changes', async () => {
    await renderList({ [LIST]: createTransactionsHandler(30) });
    await screen.findAllByText(SENT_TO_ADA);
    const countBefore = getRows().length;
    // The side menu is above the page until the mobile layout removes it.
    setScrollPosition(-50 * ROW_HEIGHT);
    fireEvent(window, new Event('resize'));
    setScrollPosition(0);
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await act(() => nextFrame().then(nextFrame));
    expect(getRows()).toHaveLength(countBefore);
  });

  test('shows no error of its own while the whole API is unreachable, and loads when that is over', async () => {
    const { api } = await renderList({
      [LIST]: fail(503, 'Down.'),
      'GET /shared/game/rules': fail(503, 'Down.'),
    });
    for (const call of [LIST, 'GET /shared/game/rules'])
      await waitFor(() => expect(api.callsTo(call).length).toBeGreaterThan(0));
    expect(screen.getByText('Loading your transactions')).toBeInTheDocument();
    expect(screen.queryByText('Couldn’t load your transactions')).not.toBeInTheDocument();
    api.handle({ [LIST]: createTransactionsHandler(1), 'GET /shared/game/rules': rulesResponse(null) });
    // The next probe is two seconds after the first.
    expect(await screen.findByText(SENT_TO_ADA, {}, { timeout: 60_000 })).toBeInTheDocument();
  });

  test('loads a failed page again with Retry', async () => {
    const { user, api } = await renderList({ [LIST]: fail(500, 'Broken.') });
    expect(await screen.findByText('Couldn’t load your transactions')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    api.handle({ [LIST]: createTransactionsHandler(1) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(SENT_TO_ADA)).toBeInTheDocument();
    expect(screen.queryByText('Couldn’t load your transactions')).not.toBeInTheDocument();
  });

  test('loads all failed pages in view again with Retry', async () => {
    jest.useFakeTimers();
    const { api } = await renderList({ [LIST]: createTransactionsHandler(200) });
    await waitFor(() => expect(queryRow(2)).toHaveTextContent(SENT_TO_ADA));
    for (const row of [50, 100, 150, 180]) {
      scrollTo(row * ROW_HEIGHT);
      await waitFor(() => expect(queryRow(row + 10)).toHaveTextContent(SENT_TO_ADA));
    }
    // Pages out of view leave the cache.
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    api.handle({ [LIST]: fail(500, 'Broken.') });
    scrollTo(95 * ROW_HEIGHT);
    const retryButton = await screen.findByRole('button', { name: 'Retry' });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    api.handle({ [LIST]: createTransactionsHandler(200) });
    fireEvent.click(retryButton);
    await waitFor(() => expect(queryRow(95)).toHaveTextContent(SENT_TO_ADA));
    await waitFor(() => expect(queryRow(110)).toHaveTextContent(SENT_TO_ADA));
    expect(screen.queryByText('Couldn’t load your transactions')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test('drops the error of a failed page that leaves the viewport, and loads it again when it comes back', async () => {
    const loadPage = createTransactionsHandler(200);
    const { user, api } = await renderList({
      [LIST]: (request) => (request.query.cursor === '50' ? fail(500, 'Broken.') : loadPage(request)),
    });
    await screen.findAllByText(SENT_TO_ADA);
    scrollTo(45 * ROW_HEIGHT);
    expect(await screen.findByText('Couldn’t load your transactions')).toBeInTheDocument();
    scrollTo(0);
    await waitFor(() =>
      expect(screen.queryByText('Couldn’t load your transactions')).not.toBeInTheDocument(),
    );
    scrollTo(45 * ROW_HEIGHT);
    const retryButton = await screen.findByRole('button', { name: 'Retry' });
    await api.settle();
    api.handle({ [LIST]: loadPage });
    await user.click(retryButton);
    await waitFor(() => expect(queryRow(60)).toHaveTextContent(SENT_TO_ADA));
    expect(screen.queryByText('Couldn’t load your transactions')).not.toBeInTheDocument();
  });

  test('has an empty state that links to receiving', async () => {
    await renderList({ [LIST]: createTransactionsHandler(0) });
    expect(await screen.findByText('No transactions yet')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Receive' })).toHaveAttribute('href', '/pay?view=receive');
  });

  test('opens an entry with its legs by keyboard, and returns to its row on Escape', async () => {
    const { user } = await renderList();
    const [opener] = await screen.findAllByRole('button', { name: SENT_TO_ADA });
    opener?.focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Transaction' }));
    const legs = within(await dialog.findByRole('table', { name: 'Breakdown' })).getAllByRole('row');
    expect(legs.slice(1).map((leg) => leg.textContent)).toEqual([
      'You–−2.5025 USDT',
      'ada–+2.5 USDT',
      'Game treasury–+0.0025 USDT',
    ]);
    expect(dialog.getByText('=lunch')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

describe('filters', () => {
  test('are kept in the URL, without steps that Back would undo, and sent to the server', async () => {
    const { user, api, location } = await renderList();
    const { length: historyLength } = window.history;
    await user.selectOptions(await screen.findByLabelText('Type'), 'Payment');
    await user.selectOptions(screen.getByLabelText('Direction'), 'Out');
    fireEvent.change(screen.getByLabelText('From (UTC)'), { target: { value: '2026-01-01' } });
    expect(location()).toBe('/transactions?kind=transfer&direction=out&from=2026-01-01');
    await waitFor(() =>
      expect(api.callsTo(LIST).at(-1)?.query).toEqual({
        kind: 'transfer',
        direction: 'out',
        from: '2026-01-01',
        limit: '50',
      }),
    );
    await user.selectOptions(screen.getByLabelText('Direction'), 'In and out');
    expect(location()).toBe('/transactions?kind=transfer&from=2026-01-01');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(location()).toBe('/transactions');
    expect(window.history).toHaveLength(historyLength);
    expect(screen.getByLabelText('Type')).toHaveFocus();
  });

  test('are read from the URL', async () => {
    const { api } = await renderList({}, '/transactions?token=BTC&order=oldest&kind=theft');
    await screen.findAllByText(SENT_TO_ADA);
    expect(screen.getByLabelText('Token')).toHaveValue('BTC');
    expect(screen.getByLabelText('Sort by')).toHaveValue('oldest');
    expect(screen.getByLabelText('Type')).toHaveValue('');
    expect(api.callsTo(LIST)[0]?.query).toEqual({ token: 'BTC', order: 'oldest', limit: '50' });
  });

  test('are cleared without the sort order, which alone is no filter', async () => {
    const { user, location } = await renderList({}, '/transactions?order=oldest');
    await screen.findAllByText(SENT_TO_ADA);
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Direction'), 'Out');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(location()).toBe('/transactions?order=oldest');
  });

  test('can be cleared when nothing matches', async () => {
    const { user, api, location } = await renderList(
      { [LIST]: createTransactionsHandler(0) },
      '/transactions?direction=in',
    );
    await screen.findByText('No matching transactions');
    api.handle({ [LIST]: createTransactionsHandler(2) });
    const list = within(screen.getByRole('region', { name: 'Transactions' }));
    await user.click(list.getByRole('button', { name: 'Clear filters' }));
    expect(location()).toBe('/transactions');
    expect(screen.getByLabelText('Type')).toHaveFocus();
    expect(await screen.findAllByText(SENT_TO_ADA)).toHaveLength(2);
  });

  test('shows an error for an end date before the start date without asking the server', async () => {
    const { api } = await renderList({}, '/transactions?from=2026-01-02&to=2026-01-01');
    expect(await screen.findByLabelText('To (UTC)')).toHaveAccessibleDescription(
      'The start date can’t be after the end date.',
    );
    expect(api.callsTo(LIST)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });

  test.each([
    ['from=0000-01-01', 'From (UTC)'],
    ['to=9999-12-31', 'To (UTC)'],
  ])(
    'shows an error for a date outside the supported calendar without asking the server: %s',
    async (query, label) => {
      const { api } = await renderList({}, `/transactions?${query}`);
      expect(await screen.findByLabelText(label)).toHaveAccessibleDescription('Enter a valid date.');
      expect(api.callsTo(LIST)).toEqual([]);
    },
  );
});

describe('the export', () => {
  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:file');
    URL.revokeObjectURL = jest.fn();
  });

  test('downloads the matching transactions as a CSV file', async () => {
    const downloads: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push(`${this.href} ${this.download}`);
    });
    const { user, api } = await renderList({}, '/transactions?token=BTC');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(downloads).toEqual(['blob:file transactions.csv']));
    const [call] = api.callsTo(EXPORT);
    expect(call?.query).toEqual({ token: 'BTC' });
    expect(call?.headers.authorization).toBe('Bearer access-1');
  });

  test('saves no file of the export before when a repeated one fails', async () => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { user, api } = await renderList();
    const button = await screen.findByRole('button', { name: 'Export CSV' });
    await user.click(button);
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    api.handle({ [EXPORT]: fail(429, 'Too many attempts.') });
    await user.click(button);
    expect(await screen.findByText('Too many attempts.')).toBeInTheDocument();
    await api.settle();
    expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
  });

  test('[X3] shows why the server rejected it, and saves nothing', async () => {
    const { user } = await renderList({ [EXPORT]: fail(429, 'Too many attempts.') });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Too many attempts.')).toBeInTheDocument();
    expect(URL.createObjectURL).not.toHaveBeenCalled();
  });
});
