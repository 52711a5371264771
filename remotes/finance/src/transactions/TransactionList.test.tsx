import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { WALLET_REFRESH_MS, type TransactionFilter } from '@hashgrid/contracts';
import { deferResponse, fail, reconnect, renderPage, type FakeHandlers } from '@hashgrid/testing';
import { createTransactionsHandler } from '../../test/ledgerResponses';
import { TransactionList } from './TransactionList';

const LIST = 'GET /auth/transaction';
/** Height in px of a row that can't be measured, because jsdom has no layout. */
const ROW_HEIGHT = 64;
const BROKEN = fail(500, 'Broken.');

const renderList = (handler: FakeHandlers[string], filter: TransactionFilter = {}) =>
  renderPage(<TransactionList filter={filter} empty="Nothing yet" />, {
    path: '/transactions',
    session: 'loggedIn',
    api: { [LIST]: handler },
  });

test('keeps the error and the focus on Retry while a failed page loads again', async () => {
  const { user, api } = await renderList(BROKEN);
  const retryButton = await screen.findByRole('button', { name: 'Retry' });
  const { handler, release } = deferResponse(BROKEN);
  api.handle({ [LIST]: handler });
  await user.click(retryButton);
  await waitFor(() => expect(retryButton).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByText('Couldn’t load your transactions')).toBeVisible();
  expect(retryButton).toHaveFocus();
  release();
  await waitFor(() => expect(retryButton).not.toHaveAttribute('aria-busy'));
  expect(retryButton).toHaveFocus();
});

test('keeps the transactions on screen when a refresh fails, and removes the alert when the next one succeeds', async () => {
  const { api } = await renderList(createTransactionsHandler(1));
  const row = await screen.findByText(/^Sent to/);
  api.handle({ [LIST]: BROKEN });
  await reconnect();
  const alert = await screen.findByText('Couldn’t refresh. Showing the last known data.');
  expect(row).toBeVisible();
  api.handle({ [LIST]: createTransactionsHandler(1) });
  await reconnect();
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  expect(row).toBeVisible();
});

test('shows the first transaction of a player who had none, while the page stays open', async () => {
  jest.useFakeTimers();
  const { api } = await renderList(createTransactionsHandler(0));
  expect(await screen.findByText('Nothing yet')).toBeVisible();
  api.handle({ [LIST]: createTransactionsHandler(1) });
  await act(() => jest.advanceTimersByTimeAsync(WALLET_REFRESH_MS + 1_000));
  expect(await screen.findByText(/^Sent to/)).toBeVisible();
  expect(screen.queryByText('Nothing yet')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('polls the last page of a list with the oldest transactions first, where new ones appear', async () => {
  jest.useFakeTimers();
  const { api } = await renderList(createTransactionsHandler(52), { order: 'oldest' });
  await screen.findAllByText(/^Sent to/);
  const [, body] = screen.getAllByRole('rowgroup');
  body!.getBoundingClientRect = () => ({ top: -45 * ROW_HEIGHT }) as DOMRect;
  fireEvent.scroll(window);
  const table = screen.getByRole('table', { name: 'Transactions' });
  await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '53'));
  api.handle({ [LIST]: createTransactionsHandler(53) });
  await act(() => jest.advanceTimersByTimeAsync(WALLET_REFRESH_MS + 1_000));
  expect(table).toHaveAttribute('aria-rowcount', '54');
  jest.useRealTimers();
});
