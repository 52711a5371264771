import { act, fireEvent, screen } from '@testing-library/react';
import { deferResponse, renderPage } from '@hashgrid/testing';
import { SENT, sentResponse } from '../../test/renderPayPage';
import { offer, RULES, rulesResponse, TOP_UPS, topUpsResponse } from '../../test/topUpResponses';
import PayPage from './PayPage';

const getForm = () => screen.queryByRole('form', { name: 'Send' });
const getRecipients = () => screen.queryByRole('group', { name: 'Recent recipients' });

/** Renders the page while a request waits for its response, and everything else is loaded. */
async function renderWaiting(waitingFor: typeof SENT | typeof RULES, path = '/pay') {
  const responses = {
    [SENT]: sentResponse('ada'),
    [RULES]: rulesResponse(offer),
    [TOP_UPS]: topUpsResponse({ address: null }),
  };
  const { handler, release } = deferResponse(responses[waitingFor]);
  await renderPage(<PayPage />, {
    path,
    session: 'loggedIn',
    api: { ...responses, [waitingFor]: handler },
  });
  await screen.findByRole('region', { name: 'Your balances' });
  const respond = async () => {
    release();
    await act(() => jest.advanceTimersByTimeAsync(0));
  };
  return { respond };
}

// With real timers, a slow machine would still be rendering when the wait is over.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([SENT, RULES] as const)(
  'shows the form once what it contains is loaded, so that nothing moves afterwards: %s',
  async (waitingFor) => {
    const { respond } = await renderWaiting(waitingFor);
    expect(getForm()).toBeNull();
    expect(screen.getByText('Loading your balances')).toBeInTheDocument();
    await respond();
    expect(await screen.findByRole('form', { name: 'Send' })).toHaveTextContent('Fee: 0.1% of the amount');
    expect(getRecipients()).toBeInTheDocument();
  },
);

test('shows the form after a second without recent recipients, and adds none that come later', async () => {
  const { respond } = await renderWaiting(SENT);
  expect(getForm()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(getForm()).toBeInTheDocument();
  await respond();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(getForm()).toBeInTheDocument();
  expect(getRecipients()).toBeNull();
  // The next form has them, so they had been loaded.
  fireEvent.click(screen.getByRole('tab', { name: 'Receive' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Send' }));
  expect(getRecipients()).toBeInTheDocument();
});

test('shows no other tab while it is unknown whether the server offers top-ups', async () => {
  const { respond } = await renderWaiting(RULES, '/pay?view=top-up');
  expect(screen.getByRole('tab', { name: 'Top up' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Loading your top-ups')).toBeInTheDocument();
  await respond();
  expect(await screen.findByRole('button', { name: 'I understand, show my address' })).toBeInTheDocument();
});
