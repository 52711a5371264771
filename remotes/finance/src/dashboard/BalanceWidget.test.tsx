import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PaymentLinks } from '@hashgrid/app-ui';
import { WALLET_REFRESH_MS, type SlotProps } from '@hashgrid/contracts';
import { fail, ok, renderPage, sampleTokens, type FakeHandlers } from '@hashgrid/testing';
import BalanceWidget from './BalanceWidget';

const renderWidget = (api: FakeHandlers = {}, size: SlotProps['dashboard.balance']['size'] = 'large') =>
  renderPage(<BalanceWidget size={size} />, { path: '/dashboard', session: 'loggedIn', api });

const findPanel = () => screen.findByRole('region', { name: 'Total balance' });

test('[E1] [C12] [C13] shows the total, the share of each token, and links', async () => {
  await renderWidget();
  const panel = within(await findPanel());
  expect(panel.getByText('Total balance').nextElementSibling).toHaveTextContent(/^33\.4\d* USDT/);
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'USDT 76.3%',
    'BTC 23.7%',
  ]);
  expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/pay',
    '/pay?view=receive',
    '/wallet',
  ]);
});

test('shows a tiny share as less than the smallest value, not as zero', async () => {
  const [usdt, btc] = sampleTokens;
  await renderWidget({ 'GET /shared/token/all': ok({ tokens: [usdt, { ...btc, price: '0.1' }] }) });
  const panel = within(await findPanel());
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'USDT 100%',
    'BTC <0.1%',
  ]);
});

test.each([
  ['primary', true],
  ['secondary', false],
])('makes Send a %s button, as the slot requires', async (_, hasPrimaryAction) => {
  await renderPage(
    <>
      <BalanceWidget size="large" hasPrimaryAction={hasPrimaryAction} />
      <PaymentLinks variant="secondary" />
    </>,
    { path: '/dashboard', session: 'loggedIn' },
  );
  const widgetButton = within(await findPanel()).getByRole('link', { name: 'Send' });
  const [, secondaryButton] = screen.getAllByRole('link', { name: 'Send' });
  expect(widgetButton.className === secondaryButton?.className).toBe(!hasPrimaryAction);
});

test('shows no shares of tokens in a compact slot', async () => {
  await renderWidget({}, 'compact');
  expect(within(await findPanel()).queryByRole('listitem')).not.toBeInTheDocument();
});

test('[A13] keeps the last balance when a refresh fails, shows an alert, and recovers on Retry', async () => {
  jest.useFakeTimers();
  const { api } = await renderWidget();
  const panel = within(await findPanel());
  api.handle({ 'GET /shared/token/all': fail(503, 'Down for a moment.') });
  await act(() => jest.advanceTimersByTimeAsync(WALLET_REFRESH_MS + 1_000));
  expect(screen.getByText(/Showing the last known data/)).toBeInTheDocument();
  expect(panel.getByText('Total balance').nextElementSibling).toHaveTextContent(/^33\.4/);
  jest.useRealTimers();
  api.handle({ 'GET /shared/token/all': ok({ tokens: sampleTokens }) });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/Showing the last known data/)).not.toBeInTheDocument());
});

test('names what is loading in its skeleton', async () => {
  await renderWidget({ 'GET /shared/token/all': () => new Promise(() => {}) });
  expect(screen.getByText('Loading your balances')).toBeInTheDocument();
});

test('[A12] offers Retry when the balances could not be loaded, and shows them once it succeeds', async () => {
  const { user, api } = await renderWidget({ 'GET /shared/token/all': fail(500, 'Broken.') });
  expect(await screen.findByText('Couldn’t load your balances')).toBeInTheDocument();
  api.handle({ 'GET /shared/token/all': ok({ tokens: sampleTokens.slice(0, 1) }) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const panel = within(await findPanel());
  expect(await panel.findByText('Tokens without a price aren’t included.')).toBeInTheDocument();
  expect(panel.getByText('BTC –')).toBeInTheDocument();
});
